import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'

const FOLDER = join(import.meta.dirname, '../../docs/languages/judged')

export interface Judged {
  place: string
  english: string
  translation: string
  /** The back translation, by a person who saw only the translation. */
  back: string
  verdict: string
}

/** Reads from `docs/languages/judged` the sentences whose meaning was compared with the English. */
export function judgedIn(language: Language): Judged[] {
  const [, ...lines] = readFileSync(join(FOLDER, `${language}.tsv`), 'utf8')
    .trim()
    .split(/\r?\n/)
  return lines.map((line) => {
    const [place = '', english = '', translation = '', back = '', verdict = ''] = line.split('\t')
    return { place, english, translation, back, verdict }
  })
}
