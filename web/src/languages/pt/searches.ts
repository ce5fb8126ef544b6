// A file of its own: for whoever looks for people.

export { words as savedSearches } from '../../features/saved-searches/words/pt.ts'
