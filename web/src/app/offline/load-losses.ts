import { loadWords } from '../../languages/load.ts'
import { loadCode } from '../../lib/lazy-part.ts'
import { offline } from './load.ts'

/** `lossesOf`, for a page that has neither its code nor the words of members. */
export async function loadLosses(userId: string): Promise<string[]> {
  const [{ lossesOf }] = await Promise.all([loadCode(offline), loadCode(() => loadWords('member'))])
  return lossesOf(userId)
}
