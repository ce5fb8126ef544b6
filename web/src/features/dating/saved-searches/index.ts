import { lazyPart } from '../../../lib/loading/lazy-part.ts'

export const SavedSearches = lazyPart(async () => {
  const parts = await import('./on-demand.ts')
  await parts.loadSearchWords()
  return parts.SavedSearches
})
