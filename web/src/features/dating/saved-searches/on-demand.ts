/** One chunk of the app, loaded in parallel with the cards. */
import searches from 'virtual:words/searches'
import { wordsLoader } from '../../../languages/load.ts'

export { SavedSearches } from './saved-searches.tsx'

/** @throws if there is no network */
export const loadSearchWords = wordsLoader('searches', searches)
