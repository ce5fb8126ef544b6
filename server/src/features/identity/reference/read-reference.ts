import type { ReferenceData } from '@ndoa/contract/identity/reference'
import type { Language } from '@ndoa/contract/languages'
import { searchKey } from '@ndoa/contract/search'
import type { Db } from '../../../platform/db.ts'
import { LANGUAGE_ALIASES, PEOPLE_ALIASES } from './aliases.ts'
import { alpha3Of, COUNTRY_ALIASES } from './country-aliases.ts'
import { referenceIn } from './names.ts'
import { referenceData } from './reference.queries.ts'

/** The languages whose names members of all others type, too. */
const WELL_KNOWN = ['en', 'fr', 'pt'] as const

type Aliases = Record<'languages' | 'tribes' | 'countries', ReadonlyMap<string, string[]>>

/** Kept, because the lists change only with a release. */
const known = new Map<Language, Aliases>()

export async function readReference(db: Db, language: Language): Promise<ReferenceData> {
  const stored = await referenceData(db)
  const data = referenceIn(language, stored)
  const aliases = known.get(language) ?? aliasesIn(language, stored, data)
  known.set(language, aliases)
  return {
    ...data,
    languages: data.languages.map((one) => ({ ...one, aliases: aliases.languages.get(one.id) ?? [] })),
    tribes: data.tribes.map((one) => ({ ...one, aliases: aliases.tribes.get(one.id) ?? [] })),
    countries: data.countries.map((one) => ({ ...one, aliases: aliases.countries.get(one.code) ?? [] })),
  }
}

function aliasesIn(language: Language, stored: ReferenceData, data: ReferenceData): Aliases {
  const elsewhere = WELL_KNOWN.map((one) => referenceIn(one, stored))
  const aliasesOf = (list: 'languages' | 'tribes', own: Readonly<Record<string, string>>) =>
    new Map(
      data[list]
        .filter(({ id }) => id !== 'other')
        .map(({ id, name }) => {
          const names = elsewhere.map((one) => one[list].find((entry) => entry.id === id)?.name)
          return [id, distinct(name, [...names, ...split(own[id])])]
        }),
    )
  const english = new Map(stored.countries.map(({ code, name }) => [code, name]))
  const countryNames = (code: string) => [
    alpha3Of(code),
    english.get(code),
    ...split(COUNTRY_ALIASES.en?.[code]),
    ...split(COUNTRY_ALIASES[language]?.[code]),
  ]
  return {
    languages: aliasesOf('languages', LANGUAGE_ALIASES),
    tribes: aliasesOf('tribes', PEOPLE_ALIASES),
    countries: new Map(data.countries.map(({ code, name }) => [code, distinct(name, countryNames(code))])),
  }
}

const split = (list: string | undefined) => list?.split(', ') ?? []

/** Each name once, without those that a search takes for the shown one. */
function distinct(shown: string, names: readonly (string | undefined)[]): string[] {
  const byKey = new Map(names.flatMap((name) => (name ? [[searchKey(name), name]] : [])))
  byKey.delete(searchKey(shown))
  return [...byKey.values()]
}
