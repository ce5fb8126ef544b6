import { loadWords } from '../../languages/load.ts'
import { loadCode } from '../../lib/loading/lazy-part.ts'
import { offline } from './load.ts'

/** For pages that have loaded neither the code of `describeUnsavedData` nor the members' words. */
export async function loadUnsavedData(userId: string): Promise<string[]> {
  const [{ describeUnsavedData }] = await Promise.all([
    loadCode(offline),
    loadCode(() => loadWords('member')),
  ])
  return describeUnsavedData(userId)
}
