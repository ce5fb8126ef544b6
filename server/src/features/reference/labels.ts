import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { referenceData } from './reference.queries.ts'

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

const known = new WeakMap<App, Promise<Labels>>()

/** The labels of this server, read once; they change only with a release. */
export function labelsOf(app: App): Promise<Labels> {
  const labels = known.get(app) ?? loadLabels(app.db)
  known.set(app, labels)
  return labels
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
