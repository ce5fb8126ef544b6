import { loadAccountWords } from '../../../languages/load.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

export const LazySafetySheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./safety-sheet.tsx'), loadAccountWords()])
  return part.default
})
