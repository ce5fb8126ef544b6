import type { Language } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { languagesIn, referenceIn } from './names.ts'
import { referenceData } from './reference.queries.ts'
import { wordsIn } from './words.ts'

declare module '../../../platform/app.ts' {
  interface App {
    labels: (language: Language) => Promise<Labels>
  }
}

export interface Labels {
  spoken: Language
  faith(id: string): string
  denomination(faith: string, id: string): string
  language(id: string): string
  interest(id: string): string
  tribe(id: string): string
  country(code: string): string
  /** "Lagos, Nigeria", or only the country, or "Unknown Location" (specification, section 5). */
  place(city: string | null, code: string | null): string
}

export const labelsOf = (app: Pick<App, 'labels'>, language: Language): Promise<Labels> =>
  app.labels(language)

/** Labels are cached, because they change only with a release. */
export function createLabels(db: Db): App['labels'] {
  const labels = new Map<Language, Promise<Labels>>()
  return async (language) => {
    try {
      const known = labels.get(language) ?? loadLabels(db, language)
      labels.set(language, known)
      return await known
    } catch (error) {
      labels.delete(language) // the next call reads the labels again
      throw error
    }
  }
}

async function loadLabels(db: Db, language: Language): Promise<Labels> {
  const stored = await referenceData(db)
  const data = referenceIn(language, stored)
  const languages = languagesIn(language, stored)
  const words = wordsIn(language)
  const named = (rows: ReadonlyArray<{ id: string; name: string }>) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? id
  }
  const country = named(data.countries.map(({ code, name }) => ({ id: code, name })))
  return {
    spoken: language,
    faith: named(data.faiths),
    denomination: (faith, id) => named(data.faiths.find((one) => one.id === faith)?.denominations ?? [])(id),
    language: (id) => languages[id] ?? id,
    interest: named(data.interests),
    tribe: named(data.tribes),
    country,
    place(city, code) {
      if (!code) return words.unknownPlace
      return city ? words.place(city, country(code)) : country(code)
    },
  }
}
