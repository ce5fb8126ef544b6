import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'

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
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  caseId: string,
): Promise<{ names: string[]; told: string[] }> {
  const { rows } = await sql<{
    display_name: string | null
    sealed: string | null
    client_report_id: string
  }>`
    select p.display_name, r.sealed, r.client_report_id from reports r
    left join profiles p on p.user_id = r.reporter_id
      and p.display_name is distinct from (select s.display_name from cases c join profiles s on s.user_id = c.subject_id
        where c.id = r.case_id)
    where r.case_id = ${caseId}`.execute(tx)
  return {
    names: rows.flatMap(({ display_name }) => display_name ?? []),
    told: rows.flatMap(({ sealed, client_report_id }) => {
      if (!sealed) return []
      const { details } = JSON.parse(cases.sealing.decrypt(sealed, client_report_id)) as {
        details: string | null
      }
      return details ?? []
    }),
  }
}
