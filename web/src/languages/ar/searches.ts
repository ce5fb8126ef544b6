// A file of its own, for pages that look for people.

export { isolated } from '@ndoa/contract/isolated'
export { words as savedSearches } from '../../features/saved-searches/words/ar.ts'
