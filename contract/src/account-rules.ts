// Without the schema library: the pages before signing in need no more to be shown.

import { PASSWORD_MIN } from './limits.ts'

/** The live checklist of a new password, in the order in which it is shown. */
export const PASSWORD_RULES = [
  { text: 'At least 8 characters', holds: (password: string) => password.length >= PASSWORD_MIN },
  { text: 'One uppercase letter', holds: (password: string) => /\p{Lu}/u.test(password) },
  { text: 'One lowercase letter', holds: (password: string) => /\p{Ll}/u.test(password) },
  { text: 'One number', holds: (password: string) => /\p{N}/u.test(password) },
  { text: 'One special character', holds: (password: string) => /[^\p{L}\p{N}\s]/u.test(password) },
] as const

/** The first rule of the checklist that a password does not meet; null when it meets them all. */
export const unmetPasswordRule = (password: string) =>
  PASSWORD_RULES.find(({ holds }) => !holds(password)) ?? null

/** The same in the sentence for a change of the password (section 5 of the specification). */
export function passwordUnmet(password: string): string | null {
  const rule = unmetPasswordRule(password)
  return rule && `Password does not meet requirements: ${rule.text}`
}

/** Whole years lived on a given day; both days as `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Address-like, no more: whether it exists, only a mail can tell. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the form says, and the server: `accounts.too_young`. */
export const TOO_YOUNG = 'You must be at least 18 years old to join.'
