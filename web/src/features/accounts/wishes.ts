import { GENDERS } from '@ndoa/contract/choices'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import type { PartnerWishes } from '@ndoa/contract/sign-up'
import { LANDING_CHOICES, type LandingChoices } from '../../lib/landing-choices.ts'
import { aNumber, oneOf } from '../../lib/search.ts'
import { loadJson, sessionStore } from '../../lib/storage.ts'
import { words } from './words/guest/index.ts'

const OLDEST = 100

/** The visitor's gender and the wishes chosen on the landing page in this tab, as far as they are valid. */
export function landingChoices() {
  const choices = loadJson<Partial<LandingChoices>>(sessionStore, LANDING_CHOICES, () => true)
  return {
    gender: aGender(choices?.gender),
    wishes: wishesIn(aGender(choices?.looking_for), aNumber(choices?.age_min), aNumber(choices?.age_max)),
  }
}

const aGender = oneOf(GENDERS)

/** The choices of the landing page, if complete; ages in either order, and at least a year apart. */
export function wishesIn(
  gender: PartnerWishes['preferred_gender'] | undefined,
  from: number | undefined,
  to: number | undefined,
): PartnerWishes | undefined {
  if (!gender || !isAge(from) || !isAge(to)) return undefined
  const youngest = Math.min(from, to, OLDEST - 1)
  const oldest = Math.max(from, to, youngest + 1)
  return { preferred_gender: gender, age_range_min: youngest, age_range_max: oldest }
}

const isAge = (age: number | undefined): age is number =>
  age !== undefined && Number.isInteger(age) && age >= MINIMUM_AGE && age <= OLDEST

/** The wishes as a sentence for the visitor. */
export function wishesSentence({ preferred_gender, age_range_min, age_range_max }: PartnerWishes): string {
  return words.register.wishes[preferred_gender](age_range_min, age_range_max)
}
