import type { Report } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'

/** What is encrypted of a report. */
export interface Told {
  /** By which the reporter knew the member; null when they could not see them. */
  display_name: string | null
  details: string | null
  user_id: string
  photo_id: string | null
  message_ids: string[]
}

export const toldIn = ({ user_id, details, photo_id, message_ids }: Report): Omit<Told, 'display_name'> => ({
  details: details || null,
  user_id,
  photo_id: photo_id ?? null,
  message_ids: message_ids ?? [],
})

export type Sealing = Pick<App, 'cases'>

export const sealTold = ({ cases: { encryption } }: Sealing, reportId: string, told: Told): string =>
  encryption.encrypt(JSON.stringify(told), ownerOf(reportId))

export const readTold = ({ cases: { encryption } }: Sealing, reportId: string, sealed: string): Told =>
  JSON.parse(encryption.decrypt(sealed, ownerOf(reportId))) as Told

/** The id of the row, which the server made: what one member wrote cannot be put under the report of another. */
const ownerOf = (reportId: string) => `report ${reportId}`
