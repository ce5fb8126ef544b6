import { DEAL_BREAKERS } from '@ndoa/contract/dating/choices'
import type { ProfileConsent } from '@ndoa/contract/identity/consents'
import type { Gender, HabitAnswer } from '@ndoa/contract/identity/reference'
import type { Visibility } from '@ndoa/contract/identity/settings'
import type * as z from 'zod/mini'
import type { Portrait } from './portraits/portrait.ts'
import type { Education } from './work.ts'

export type Habit = z.infer<typeof HabitAnswer>
export type DealBreaker = (typeof DEAL_BREAKERS)[number]

export interface SeedMember {
  id: string
  email: string
  full_name: string
  display_name: string
  gender: Gender
  date_of_birth: string
  occupation: string | null
  location: string | null
  country_of_residence: string
  faith: string | null
  denomination: string | null
  tribe: string | null
  smoking: Habit | null
  drinking: Habit | null
  celibacy: Habit | null
  spoken_languages: string[]
  preferred_gender: Gender | null
  preferred_faith: string | null
  age_range_min: number
  age_range_max: number
  deal_breakers: DealBreaker[]
  has_children: boolean | null
  wants_children: boolean | null
  has_children_private: boolean
  wants_children_private: boolean
  education: Education | null
  bio: string | null
  interests: string[]
  portraits: Portrait[]
  consents: readonly ProfileConsent[]
  profile_visibility: Visibility
  photo_blur: boolean
  joined_at: Date
  last_active_at: Date
  verified_at: Date | null
}

const DAY = 86_400_000
const YEAR = 365.25 * DAY

export function ageOn(dateOfBirth: string, today: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const had =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return today.getUTCFullYear() - year - (had ? 0 : 1)
}

export const yearsBefore = (today: Date, years: number): string =>
  new Date(today.getTime() - years * YEAR).toISOString().slice(0, 10)

export const daysBefore = (today: Date, days: number): Date => new Date(today.getTime() - days * DAY)
