// A file of its own, for pages that look for people.

export { words as savedSearches } from '../../features/saved-searches/words/pt.ts'
