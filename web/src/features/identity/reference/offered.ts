import type { ReferenceData } from '@ndoa/contract/identity/reference'
import type { Option } from '../../../ui/forms/option.ts'

type Denomination = ReferenceData['faiths'][number]['denominations'][number]

/**
 * Denominations of use in the member's country. Where the list names no country's own, as in the diaspora, all are
 * offered. A chosen one stays.
 */
export function offeredDenominations(
  denominations: readonly Denomination[] = [],
  country: string | null,
  chosen?: string | null,
): readonly Denomination[] {
  const isUsed = ({ countries }: Denomination) => country !== null && countries?.includes(country)
  if (!denominations.some(isUsed)) return denominations
  return denominations.filter((one) => !one.countries || isUsed(one) || one.id === chosen)
}

/** In some countries it is dangerous to name some peoples. */
export function tribeOptions(tribes: ReferenceData['tribes'] = [], country: string | null): Option[] {
  return tribes
    .filter(({ not_offered_in = [] }) => !country || !not_offered_in.includes(country))
    .map(({ id, name, aliases = [] }) => ({ value: id, label: name, names: aliases }))
}

export function languageOptions(languages: ReferenceData['languages'] = [], moreHeading: string): Option[] {
  const firstOfMore = languages.find(({ is_more }) => is_more)
  return languages.map((one) => ({
    value: one.id,
    label: one.name,
    names: one.aliases ?? [],
    ...(one === firstOfMore && { heading: moreHeading }),
  }))
}
