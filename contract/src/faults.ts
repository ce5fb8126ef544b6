import type { words } from './words/faults.ts'

// Field faults are codes: the server translates them into the request's language, a web form into the page's language.

export type FaultWords = typeof words

export type PasswordRule =
  | 'password_length'
  | 'password_uppercase'
  | 'password_lowercase'
  | 'password_number'
  | 'password_special'

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

export const fault = (code: FieldFault) => ({ error: code })
