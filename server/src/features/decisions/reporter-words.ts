import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appealText } from '../cases/index.ts'
import { evidenceOfCase, readTold } from '../reports/index.ts'
import { appealsOfReporters, reportersOf } from './decisions.queries.ts'

/** This many words in a row are no coincidence. */
const IN_A_ROW = 5
/** A shorter line counts when all of it is repeated. */
const SHORTEST_LINE = 3
/** Letters of a part of a name by which somebody is recognised: not the "n" of N’Golo. */
const PART_OF_A_NAME = 3
/** Digits of a number or an address that stands for somebody. */
const DIGITS = /\d{5}/

const folded = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** The same with names such as Anne-Marie and N’Golo in one piece, however they are spelled. */
const joinedWordsIn = (text: string): string[] =>
  wordsIn(text.replace(/(?<=\p{L})[\p{Pd}'’‘`´ʼʻ](?=\p{L})/gu, ''))

/** Whether a text repeats what a reporter wrote, or names one. */
export function repeats(
  text: string,
  { names, told }: { names: readonly string[]; told: readonly string[] },
): boolean {
  const [words, joined] = [wordsIn(text), joinedWordsIn(text)]
  if (names.some((name) => isNamed(name, [...words, ...joined]))) return true
  const line = ` ${words.join(' ')} `
  return told.some((one) => rowsOf(wordsIn(one)).some((row) => line.includes(` ${row} `)))
}

function isNamed(name: string, words: readonly string[]): boolean {
  const parts = wordsIn(name.replace(/[ʼʻ]/gu, ' ')).filter((part) => part.length >= PART_OF_A_NAME)
  return [...joinedWordsIn(name), ...parts].some((part) => words.includes(part))
}

/** What reveals a reporter's line: this many of its words in a row, all of a short one, and numbers. */
function rowsOf(words: readonly string[]): string[] {
  const length = Math.min(IN_A_ROW, words.length)
  const rows = words.flatMap((_word, i) =>
    length >= SHORTEST_LINE && i + length <= words.length ? [words.slice(i, i + length).join(' ')] : [],
  )
  return [...rows, ...words.filter((word) => DIGITS.test(word))]
}

/**
 * What staff must not repeat: the first names of a case's reporters, what they wrote to us, and their own lines of the
 * conversations that staff see.
 */
export async function reporterWords(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  caseId: string,
): Promise<{ names: string[]; told: string[] }> {
  const rows = await reportersOf(tx, caseId)
  const appeals = await appealsOfReporters(tx, caseId)
  return {
    names: rows.flatMap(({ display_name }) => display_name ?? []),
    told: [
      ...rows.flatMap(({ id, sealed }) => (sealed && readTold({ cases }, id, sealed).details) || []),
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
