import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { appealText } from '../../cases/index.ts'
import { decryptReport, evidenceOfCase } from '../../reports/index.ts'
import { appealsOfReporters, reportsWithNames } from './decide.queries.ts'

/** Consecutive words that count as a repetition. */
const REPEATED_WORDS = 5
/** Words; shorter lines are not compared. */
const MIN_LINE_WORDS = 3
/** Letters; shorter parts, such as the "n" in N’Golo, don't identify a person. */
const MIN_NAME_LETTERS = 3
/** Numbers this long identify a person. */
const DIGITS = /\d{5}/

const folded = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** Joins names such as Anne-Marie and N’Golo, whatever their hyphen or apostrophe. */
const joinedWordsIn = (text: string): string[] =>
  wordsIn(text.replace(/(?<=\p{L})[\p{Pd}'’‘`´ʼʻ](?=\p{L})/gu, ''))

export function repeats(
  text: string,
  { names, texts }: { names: readonly string[]; texts: readonly string[] },
): boolean {
  const [words, joined] = [wordsIn(text), joinedWordsIn(text)]
  if (names.some((name) => isNamed(name, [...words, ...joined]))) return true
  const line = ` ${words.join(' ')} `
  return texts.some((one) => wordRunsOf(wordsIn(one)).some((row) => line.includes(` ${row} `)))
}

function isNamed(name: string, words: readonly string[]): boolean {
  const parts = wordsIn(name.replace(/[ʼʻ]/gu, ' ')).filter((part) => part.length >= MIN_NAME_LETTERS)
  return [...joinedWordsIn(name), ...parts].some((part) => words.includes(part))
}

function wordRunsOf(words: readonly string[]): string[] {
  const length = Math.min(REPEATED_WORDS, words.length)
  const rows = words.flatMap((_word, i) =>
    length >= MIN_LINE_WORDS && i + length <= words.length ? [words.slice(i, i + length).join(' ')] : [],
  )
  return [...rows, ...words.filter((word) => DIGITS.test(word))]
}

/** Collects what a statement must not repeat, so that it identifies no reporter. */
export async function reporterWords(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  caseId: string,
): Promise<{ names: string[]; texts: string[] }> {
  const rows = await reportsWithNames(tx, caseId)
  const appeals = await appealsOfReporters(tx, caseId)
  return {
    names: rows.flatMap(({ display_name }) => display_name ?? []),
    texts: [
      ...rows.flatMap(({ id, sealed }) => (sealed && decryptReport({ cases }, id, sealed).details) || []),
      ...appeals.flatMap((appeal) => appealText({ cases }, appeal) ?? []),
      ...(await linesOfReporters({ cases, db: tx }, caseId)),
    ],
  }
}

interface Line {
  from: 'reporter' | 'reported'
  content: string
}

async function linesOfReporters(reader: Parameters<typeof evidenceOfCase>[0], caseId: string) {
  const evidence = await evidenceOfCase(reader, caseId)
  return evidence.flatMap(({ kind, content }) =>
    kind === 'messages'
      ? (content as Line[]).filter(({ from }) => from === 'reporter').map((line) => line.content)
      : [],
  )
}
