import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { REFERENCE_CACHE } from '@ndoa/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../lib/api/http.ts'
import { loadJson, localStore, saveJson } from '../../../lib/storage/storage.ts'

interface CachedReference {
  data: ReferenceData
  language: string
  kept_at: number
}

const STORAGE_KEY = 'reference-data'

// Avoids the typed client, because the register page should not load it.

export const referenceQuery = queryOptions({
  queryKey: ['reference'],
  queryFn: fetchReference,
  initialData: () => loadFresh()?.data,
  initialDataUpdatedAt: () => loadFresh()?.kept_at,
  staleTime: REFERENCE_CACHE,
  gcTime: Number.POSITIVE_INFINITY,
})

export const countryQuery = queryOptions({
  queryKey: ['country'],
  queryFn: () => getJson<{ country_code: string | null }>('/functions/v1/get-country'),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

async function fetchReference(): Promise<ReferenceData> {
  const data = await getJson<ReferenceData>('/functions/v1/get-reference-data')
  saveJson(localStore, STORAGE_KEY, {
    data,
    language: pageLanguage(),
    kept_at: Date.now(),
  } satisfies CachedReference)
  return data
}

/** The language of the page, as sent with its calls. */
const pageLanguage = () => document.documentElement.lang

function loadFresh(): CachedReference | undefined {
  const isFresh = ({ kept_at, language }: CachedReference) =>
    language === pageLanguage() && Date.now() - kept_at < REFERENCE_CACHE
  return loadJson(localStore, STORAGE_KEY, isFresh) ?? undefined
}

export function countryOptions(reference: ReferenceData | undefined) {
  return (reference?.countries ?? []).map(({ code, name, aliases = [] }) => ({
    value: code,
    label: name,
    names: aliases,
  }))
}
