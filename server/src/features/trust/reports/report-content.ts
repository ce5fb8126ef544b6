import type { Report } from '@ndoa/contract/trust/reports'
import type { App } from '../../../platform/app.ts'

export interface ReportContent {
  display_name: string | null
  details: string | null
  user_id: string
  photo_id: string | null
  message_ids: string[]
}

export const contentOfReport = ({
  user_id,
  details,
  photo_id,
  message_ids,
}: Report): Omit<ReportContent, 'display_name'> => ({
  details: details || null,
  user_id,
  photo_id: photo_id ?? null,
  message_ids: message_ids ?? [],
})

export type ReportEncryption = Pick<App, 'cases'>

export const encryptReport = (
  { cases: { encryption } }: ReportEncryption,
  reportId: string,
  content: ReportContent,
): string => encryption.encrypt(JSON.stringify(content), ownerOf(reportId))

export const decryptReport = (
  { cases: { encryption } }: ReportEncryption,
  reportId: string,
  sealed: string,
): ReportContent => JSON.parse(encryption.decrypt(sealed, ownerOf(reportId))) as ReportContent

/** Binds the ciphertext to the row, so that it cannot be moved to another report. */
const ownerOf = (reportId: string) => `report ${reportId}`
