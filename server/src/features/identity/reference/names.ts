import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { type Language, localeOf } from '@ndoa/contract/languages'
import { wordsIn as languageWordsIn } from './words/languages.ts'
import { wordsIn as peopleWordsIn } from './words/peoples.ts'
import { wordsIn } from './words.ts'

/** Countries get their Unicode CLDR names, and so do languages that it names in all of ours. */
export function referenceIn(language: Language, data: ReferenceData): ReferenceData {
  if (language === 'en') return data
  const words = wordsIn(language)
  const countries = namesOf('region', language)
  const { compare } = new Intl.Collator(localeOf(language))
  const sorted = <One extends Listed>(list: readonly One[]) =>
    list.toSorted(
      (a, b) =>
        Number(a.id === 'other') - Number(b.id === 'other') ||
        Number(a.is_more ?? false) - Number(b.is_more ?? false) ||
        compare(a.name, b.name),
    )
  const named = <One extends Listed>(list: readonly One[], names: Names) =>
    sorted(
      list.map((one) => ({ ...one, name: one.id === 'other' ? words.other : (names[one.id] ?? one.name) })),
    )
  const denominations: Record<string, Names> = words.denominations
  const categories: Names = words.categories
  const regions: Names = words.regions
  return {
    faiths: named(data.faiths, words.faiths).map((faith) => ({
      ...faith,
      denominations: named(faith.denominations, denominations[faith.id] ?? {}),
    })),
    languages: named(data.languages, capitalised(languagesIn(language, data))),
    interests: named(data.interests, words.interests)
      .map((interest) => ({ ...interest, category: categories[interest.category] ?? interest.category }))
      .toSorted((a, b) => compare(a.category, b.category)),
    tribes: named(data.tribes, peopleWordsIn(language)).map((tribe) => ({
      ...tribe,
      region: regions[tribe.region] ?? tribe.region,
    })),
    countries: data.countries
      .map((country) => ({ ...country, name: countries.of(country.code) ?? country.name }))
      .toSorted((a, b) => compare(a.name, b.name)),
  }
}

type Names = Readonly<Record<string, string>>
type Listed = { id: string; name: string; is_more?: boolean }

/** Names are capitalised as they are within a sentence. */
export function languagesIn(language: Language, { languages }: ReferenceData): Names {
  if (language === 'en') return Object.fromEntries(languages.map(({ id, name }) => [id, name]))
  const names = namesOf('language', language)
  const own: Names = languageWordsIn(language)
  return Object.fromEntries(
    languages.map(({ id, name, iso_code }) => [id, own[id] ?? ((iso_code && names.of(iso_code)) || name)]),
  )
}

const namesOf = (type: 'language' | 'region', language: Language) =>
  new Intl.DisplayNames(localeOf(language), { type, fallback: 'none' })

const capitalised = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).map(([id, name]) => [id, name.charAt(0).toUpperCase() + name.slice(1)]),
  )
