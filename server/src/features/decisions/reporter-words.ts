import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { readTold } from '../reports/index.ts'
import { reportersOf } from './decisions.queries.ts'

/** So many words in a row are no coincidence. */
const IN_A_ROW = 5

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text repeats what a reporter wrote, or names one. */
export function repeats(
  text: string,
  { names, told }: { names: readonly string[]; told: readonly string[] },
): boolean {
  const words = wordsIn(text)
  if (names.some((name) => words.includes(name.toLowerCase()))) return true
  const rows = new Set(inARow(words))
  return told.some((one) => inARow(wordsIn(one)).some((row) => rows.has(row)))
}

const inARow = (words: readonly string[]) =>
  words.flatMap((_word, i) => (i + IN_A_ROW <= words.length ? [words.slice(i, i + IN_A_ROW).join(' ')] : []))

/** What staff must not repeat: the first names of a case's reporters, and what they wrote to us. */
export async function reporterWords(
  app: Pick<App, 'cases'>,
  tx: Tx,
  caseId: string,
): Promise<{ names: string[]; told: string[] }> {
  const rows = await reportersOf(tx, caseId)
  return {
    names: rows.flatMap(({ display_name }) => display_name ?? []),
    told: rows.flatMap(({ id, sealed }) => (sealed && readTold(app, id, sealed).details) || []),
  }
}
