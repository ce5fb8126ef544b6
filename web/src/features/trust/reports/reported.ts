import type { REPORT_SURFACES } from '@ndoa/contract/dating/choices'

export interface Reported {
  user_id: string
  display_name: string
  surface: (typeof REPORT_SURFACES)[number]
  photo_id?: string | undefined
  message_id?: string
}
