import type { REPORT_SURFACES } from '@ndoa/contract/choices'

/** Whom a report is about, and from where it began. */
export interface Reported {
  user_id: string
  display_name: string
  surface: (typeof REPORT_SURFACES)[number]
  photo_id?: string | undefined
  /** The message at which the report began. */
  message_id?: string
}
