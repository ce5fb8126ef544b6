import { asciiDigits } from '../digits.ts'
import type { FieldFault } from '../faults.ts'
import { MAXIMUM_AGE, MINIMUM_AGE } from '../limits.ts'
import { ageOn } from './account-rules.ts'

export type DayFault = Extract<FieldFault, `date_of_birth_${string}`>

/** The day as it is stored, `1994-05-31`, from parts in any script; text that is no day stays so for `dayFault`. */
export function readDay(typed: string): string {
  const day = asciiDigits(typed).trim()
  const [, year, month, date] = PARTS.exec(day) ?? []
  return year && month && date ? [year, twoDigits(month), twoDigits(date)].join('-') : day
}

const PARTS = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/
const twoDigits = (part: string) => part.padStart(2, '0')

/** What is wrong with a day as such, regardless of age. A year such as 94 or 0094 is a year of two figures. */
export function dayFault(typed: string): DayFault | null {
  const day = readDay(typed)
  if (day === '') return 'date_of_birth_missing'
  const [, year] = PARTS.exec(day) ?? []
  if (!year) return 'date_of_birth_unreal'
  if (Number(year) < 1000) return 'date_of_birth_year'
  return isReal(day) ? null : 'date_of_birth_unreal'
}

/** What is wrong with a real day as a member's date of birth. `today` is `YYYY-MM-DD` in the member's time zone. */
export function ageFault(day: string, today: string): 'too_young' | 'date_of_birth_early' | null {
  const age = ageOn(day, today)
  if (age > MAXIMUM_AGE) return 'date_of_birth_early'
  return age < MINIMUM_AGE ? 'too_young' : null
}

export const birthDateFault = (typed: string, today: string): DayFault | 'too_young' | null =>
  dayFault(typed) ?? ageFault(readDay(typed), today)

function isReal(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
