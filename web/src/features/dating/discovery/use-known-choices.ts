import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { useQuery } from '@tanstack/react-query'
import { referenceQuery } from '../../identity/reference/index.ts'
import type { Filters } from './filters.ts'

/** Drops filters from the address that are in no reference list. Not ready until the lists have loaded or failed. */
export function useKnownChoices(filters: Filters) {
  const { denomination, tribe, language } = filters
  const isNeeded = Boolean(denomination || tribe || language)
  const { data, isPending } = useQuery({ ...referenceQuery, enabled: isNeeded })
  return {
    filters: isNeeded && data ? { ...filters, ...knownChoices(filters, data) } : filters,
    isReady: !isNeeded || !isPending,
  }
}

function knownChoices({ faith, denomination, tribe, language }: Filters, reference: ReferenceData) {
  const known = (list: readonly { id: string }[] | undefined, id: string | undefined) =>
    list?.find((entry) => entry.id === id)?.id
  return {
    denomination: known(denominationsOf(faith, reference), denomination),
    tribe: known(reference.tribes, tribe),
    language: known(reference.languages, language),
  }
}

/** The filter names faiths as the specification does; the reference lists use slugs. */
export const denominationsOf = (faith: Filters['faith'], reference: ReferenceData | undefined) =>
  reference?.faiths.find(({ id }) => id === faith.toLowerCase())?.denominations
