/**
 * Lists words in the translations that are in neither Debian's dictionaries nor `docs/languages/spelling`, and exits
 * with 1 if there are any: `node dev/languages/spelling.ts`. Needs the packages hunspell, hunspell-fr, hunspell-pt-pt
 * and hunspell-ar. Swahili and Amharic are not checked, because their dictionaries lack most verb forms.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'
import { filesOf, root } from './sentences.ts'

const DICTIONARIES = { fr: 'fr', pt: 'pt_PT', ar: 'ar' } as const
/** Matches imports, escapes, tags, addresses and direction marks. */
const NO_WORDS = /from '.*'|\\u[\da-f]{4}|\\n|<[^<>]*>|\S+@\S+|https?:\S+|[\u2066-\u2069\u200e\u200f]/gi
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu
/** Matches names in code, and brands: `pluralFr`, `TRUST`, `pawaPay`. */
const OF_CODE = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u

/** Reads the source files rather than the rendered sentences, so that every plural form is included. */
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

/** Words of the English files are accepted: they include keys and loan words. */
const english = new Set(wordsOf(sourceOf('en')))
for (const [language, dictionary] of Object.entries(DICTIONARIES) as [keyof typeof DICTIONARIES, string][]) {
  const accepted = readFileSync(join(root, `docs/languages/spelling/${language}.txt`), 'utf8').split(/\s+/)
  const known = english.union(new Set([language, ...accepted]))
  const words = [...new Set(wordsOf(sourceOf(language)))].filter((word) => !OF_CODE.test(word))
  const unknown = unknownTo(dictionary, words).filter((word) => !known.has(word))
  console.log(`${language}: ${unknown.length === 0 ? 'every word is known' : unknown.join(' ')}`)
  if (unknown.length > 0) process.exitCode = 1
}
