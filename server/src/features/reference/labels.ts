import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { referenceData } from './reference.queries.ts'

declare module '../../platform/app.ts' {
  interface App {
    labels: () => Promise<Labels>
  }
}

/** Names of slugs and country codes, for sentences and cards that the server writes. */
export interface Labels {
  faith(id: string): string
  language(id: string): string
  interest(id: string): string
  tribe(id: string): string
  country(code: string): string
  /** "Lagos, Nigeria", or just the country, or "Unknown Location" (specification, section 5). */
  place(city: string | null, code: string | null): string
}

/** The labels of this server. */
export const labelsOf = (app: Pick<App, 'labels'>): Promise<Labels> => app.labels()

/** Labels that are read at their first use and kept; they change only with a release. */
export function createLabels(db: Db): () => Promise<Labels> {
  let labels: Promise<Labels> | undefined
  return async () => {
    try {
      return await (labels ??= loadLabels(db))
    } catch (error) {
      labels = undefined // the next call reads them again
      throw error
    }
  }
}

async function loadLabels(db: Db): Promise<Labels> {
  const data = await referenceData(db)
  const named = (rows: ReadonlyArray<{ id: string; name: string }>) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    return (id: string) => names.get(id) ?? id
  }
  const country = named(data.countries.map(({ code, name }) => ({ id: code, name })))
  return {
    faith: named(data.faiths),
    language: named(data.languages),
    interest: named(data.interests),
    tribe: named(data.tribes),
    country,
    place(city, code) {
      if (!code) return 'Unknown Location'
      return city ? `${city}, ${country(code)}` : country(code)
    },
  }
}
