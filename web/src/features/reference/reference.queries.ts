import { REFERENCE_CACHE } from '@ndoa/contract/limits'
import type { ReferenceData } from '@ndoa/contract/reference'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../lib/http.ts'
import { loadJson, localStore, saveJson } from '../../lib/storage.ts'

interface CachedReference {
  data: ReferenceData
  /** In which the names are. */
  language: string
  kept_at: number
}

const NAME = 'reference-data'

// Without the typed client, since the register page uses these two and should not load it.

/** Faiths, languages, interests, tribes and countries; kept in the browser for 24 hours. */
export const referenceQuery = queryOptions({
  queryKey: ['reference'],
  queryFn: fetchReference,
  initialData: () => fresh()?.data,
  initialDataUpdatedAt: () => fresh()?.kept_at,
  staleTime: REFERENCE_CACHE,
  gcTime: Number.POSITIVE_INFINITY,
})

/** The visitor's country, as detected from the network address. */
export const countryQuery = queryOptions({
  queryKey: ['country'],
  queryFn: () => getJson<{ country_code: string | null }>('/functions/v1/get-country'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

async function fetchReference(): Promise<ReferenceData> {
  const data = await getJson<ReferenceData>('/functions/v1/get-reference-data')
  saveJson(localStore, NAME, {
    data,
    language: spoken(),
    kept_at: Date.now(),
  } satisfies CachedReference)
  return data
}

/** What the page says of itself, as in the header of its calls. */
const spoken = () => document.documentElement.lang

function fresh(): CachedReference | undefined {
  const isFresh = ({ kept_at, language }: CachedReference) =>
    language === spoken() && Date.now() - kept_at < REFERENCE_CACHE
  return loadJson(localStore, NAME, isFresh) ?? undefined
}

/** Countries for a choice. */
export function countryOptions(reference: ReferenceData | undefined) {
  return (reference?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))
}
