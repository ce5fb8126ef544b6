import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { useQuery } from '@tanstack/react-query'
import { referenceQuery } from '../../identity/reference/index.ts'

type Named = readonly { id: string; name: string }[]

/** Null until the lists have loaded. */
export function useLabels() {
  const { data } = useQuery(referenceQuery)
  return data ? labelsIn(data) : null
}

export type Labels = ReturnType<typeof labelsIn>

export function labelsIn({ faiths, languages, interests, tribes, countries }: ReferenceData) {
  const nameIn = (list: Named | undefined, id: string) => list?.find((entry) => entry.id === id)?.name ?? id
  return {
    faith: (id: string) => nameIn(faiths, id),
    denomination: (faith: string, id: string) =>
      nameIn(faiths.find((entry) => entry.id === faith)?.denominations, id),
    language: (id: string) => nameIn(languages, id),
    interest: (id: string) => nameIn(interests, id),
    tribe: (id: string) => nameIn(tribes, id),
    country: (code: string) => countries.find((country) => country.code === code)?.name ?? code,
  }
}
