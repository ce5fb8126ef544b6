import { readFileSync } from 'node:fs'

/** Rows of the published tables in `data/` (see its README). */

export interface FaithShare {
  faith: string
  denomination: string | null
  percent: number
}

export interface LanguageShare {
  language: string
  percent: number
  official: boolean
}

/** Shares in percent, denominations included; `none` means no faith. */
export const FAITHS_BY_COUNTRY = byCountry(
  'faiths-by-country.csv',
  (faith, denomination, percent): FaithShare => ({
    faith,
    denomination: denomination || null,
    percent: Number(percent),
  }),
)

export const LANGUAGES_BY_COUNTRY = byCountry(
  'languages-by-country.csv',
  (language, percent, official): LanguageShare => ({
    language,
    percent: Number(percent),
    official: official === 'official',
  }),
)

function byCountry<T>(file: string, read: (a: string, b: string, c: string) => T): Map<string, T[]> {
  const [, ...lines] = readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const rows = lines.map((line) => line.split(','))
  return new Map(
    Object.entries(Object.groupBy(rows, ([country]) => country ?? '')).map(([country, own = []]) => [
      country,
      own.map(([, a = '', b = '', c = '']) => read(a, b, c)),
    ]),
  )
}
