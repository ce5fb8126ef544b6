import type { words } from './words/faults/en.ts'

// What is wrong with a field, by code. The contract itself has no sentences: the server words a fault in the language of the
// request, and a form of the web app in the language that is spoken.

/** The sentences of one language, in `words/faults`. */
export type FaultWords = typeof words

/** A rule of the checklist for a new password. */
export type PasswordRule =
  | 'password_length'
  | 'password_uppercase'
  | 'password_lowercase'
  | 'password_number'
  | 'password_special'

/** Those that the server alone puts into words: forms without a schema have sentences of their own. */
export type RequestFault =
  | 'unusable'
  | 'either_contact'
  | 'name_missing'
  | 'subject_missing'
  | 'message_missing'
  | 'about_missing'
  | 'details_missing'
  | 'appeal_missing'

export type FieldFault =
  | Exclude<keyof FaultWords, 'password_unmet'>
  | `password_unmet:${PasswordRule}`
  | RequestFault

/** The message of an issue of a schema. */
export const fault = (code: FieldFault) => ({ error: code })
