/** What is loaded beside the cards: one file of the app. */
export { SavedSearches } from './saved-searches.tsx'
export { loadSearchWords } from './words/load.ts'
