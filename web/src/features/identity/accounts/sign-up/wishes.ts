import { GENDERS } from '@ndoa/contract/dating/choices'
import type { PartnerWishes } from '@ndoa/contract/identity/sign-up'
import { MINIMUM_AGE, PREFERENCE_AGE_MAX } from '@ndoa/contract/limits'
import { oneOf, readNumber } from '../../../../lib/search.ts'
import { LANDING_CHOICES, type LandingChoices } from '../../../../lib/storage/landing-choices.ts'
import { loadJson, sessionStore } from '../../../../lib/storage/storage.ts'
import { words } from '../words/guest.ts'

export function landingChoices() {
  const choices = loadJson<Partial<LandingChoices>>(sessionStore, LANDING_CHOICES, () => true)
  return {
    gender: readGender(choices?.gender),
    wishes: wishesIn(
      readGender(choices?.looking_for),
      readNumber(choices?.age_min),
      readNumber(choices?.age_max),
    ),
  }
}

const readGender = oneOf(GENDERS)

/** @returns undefined unless complete; accepts ages in either order and keeps them a year apart */
export function wishesIn(
  gender: PartnerWishes['preferred_gender'] | undefined,
  from: number | undefined,
  to: number | undefined,
): PartnerWishes | undefined {
  if (!gender || !isAge(from) || !isAge(to)) return undefined
  const youngest = Math.min(from, to, PREFERENCE_AGE_MAX - 1)
  const oldest = Math.max(from, to, youngest + 1)
  return { preferred_gender: gender, age_range_min: youngest, age_range_max: oldest }
}

const isAge = (age: number | undefined): age is number =>
  age !== undefined && Number.isInteger(age) && age >= MINIMUM_AGE && age <= PREFERENCE_AGE_MAX

export function wishesSentence({ preferred_gender, age_range_min, age_range_max }: PartnerWishes): string {
  return words.register.wishes[preferred_gender](age_range_min, age_range_max)
}
