// No schema library, so that the pages before sign-in stay small.

import type { PasswordRule } from '../faults.ts'
import { PASSWORD_MIN } from '../limits.ts'

interface Rule {
  fault: PasswordRule
  holds: (password: string) => boolean
}

export const PASSWORD_RULES: readonly Rule[] = [
  { fault: 'password_length', holds: (password) => password.length >= PASSWORD_MIN },
  { fault: 'password_uppercase', holds: (password) => /\p{Lu}/u.test(password) },
  { fault: 'password_lowercase', holds: (password) => /\p{Ll}/u.test(password) },
  { fault: 'password_number', holds: (password) => /\p{N}/u.test(password) },
  { fault: 'password_special', holds: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
]

/**
 * Keyboards write "é" as one character or as two, and "！" in two widths. Limit the length first: one character can
 * become eighteen.
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

export const unmetPasswordRule = (password: string): PasswordRule | null => {
  const normalised = normalisePassword(password)
  return PASSWORD_RULES.find(({ holds }) => !holds(normalised))?.fault ?? null
}

/** Whole years; both days as `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
