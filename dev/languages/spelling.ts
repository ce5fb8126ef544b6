/**
 * Names words of the translations that neither Debian's dictionaries nor `docs/languages/spelling` know:
 * `node dev/languages/spelling.ts`. Needs the packages hunspell, hunspell-fr, hunspell-pt-pt and hunspell-ar. Ends with 1
 * when there are any. The dictionaries of Swahili and Amharic are of no use: they know few of the forms of a verb.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'
import { filesOf, root } from './sentences.ts'

const DICTIONARIES = { fr: 'fr', pt: 'pt_PT', ar: 'ar' } as const
/** Imports, escapes, tags, addresses, and marks that keep directions apart. */
const NO_WORDS = /from '.*'|\\u[\da-f]{4}|\\n|<[^<>]*>|\S+@\S+|https?:\S+|[\u2066-\u2069\u200e\u200f]/gi
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu
/** Names in the code, and brands: `pluralFr`, `TRUST`, `pawaPay`. */
const OF_CODE = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u

/** The files as they are, not only the sentences: so every form of a plural is read. */
const sourceOf = (language: Language) =>
  filesOf(language)
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\/\/.*|\/\*.*\*\/$/gm, ''))
    .join('\n')

const wordsOf = (text: string) => text.replaceAll('’', "'").replaceAll(NO_WORDS, ' ').match(WORD) ?? []

function unknownTo(dictionary: string, words: readonly string[]): string[] {
  const { stdout, error } = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  })
  if (error) throw error
  return stdout.split('\n').filter(Boolean)
}

/** Names of keys and of what English has lent are the same in the English files. */
const english = new Set(wordsOf(sourceOf('en')))
for (const [language, dictionary] of Object.entries(DICTIONARIES) as [keyof typeof DICTIONARIES, string][]) {
  const accepted = readFileSync(join(root, `docs/languages/spelling/${language}.txt`), 'utf8').split(/\s+/)
  const known = english.union(new Set([language, ...accepted]))
  const words = [...new Set(wordsOf(sourceOf(language)))].filter((word) => !OF_CODE.test(word))
  const unknown = unknownTo(dictionary, words).filter((word) => !known.has(word))
  console.log(`${language}: ${unknown.length === 0 ? 'every word is known' : unknown.join(' ')}`)
  if (unknown.length > 0) process.exitCode = 1
}
