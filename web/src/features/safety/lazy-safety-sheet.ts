import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

/** Loaded only when it is opened, with the words of reports. */
export const LazySafetySheet = lazyPart(async () => {
  const [part] = await Promise.all([import('./safety-sheet.tsx'), loadAccountWords()])
  return part.default
})
