import * as z from 'zod/mini'
import { OwnAppeal } from './appeals.ts'
import { call, reply } from './call.ts'
import { REPORT_REASONS, REPORT_STATES, REPORT_SURFACES } from './choices.ts'
import { MemberId, MessageId, PhotoId, Text, Timestamp } from './ids.ts'
import { REPORT_DETAILS_MAX, REPORTED_MESSAGES_MAX } from './limits.ts'
import { routes } from './routes.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

export const Report = z.strictObject({
  user_id: MemberId,
  /** Made by the browser; a repeat with the same one is the same report. */
  client_report_id: z.uuid(),
  surface: z.enum(REPORT_SURFACES),
  reason: ReportReason,
  details: z.optional(Text(REPORT_DETAILS_MAX)),
  photo_id: z.optional(PhotoId),
  /** Messages of the reported member in the conversation of the two. */
  message_ids: z.optional(z.array(MessageId).check(z.maxLength(REPORTED_MESSAGES_MAX))),
})
export type Report = z.infer<typeof Report>

/** Answered alike for everybody, so that nobody learns whether an account is still there. */
export const reportMember = call(routes.reports.reportMember, 'Report a member', {
  access: 'member',
  suspended: 'denied',
})
  .input(Report)
  .output(reply(z.null()))

export const OwnReport = z.object({
  id: z.uuid(),
  /** As the reporter knew it then; null for members they could not see, and once the report is deleted. */
  display_name: z.nullable(z.string()),
  surface: z.enum(REPORT_SURFACES),
  reason: ReportReason,
  state: z.enum(REPORT_STATES),
  created_at: Timestamp,
  appeal: z.nullable(OwnAppeal),
  /** Until when a second look can be asked for; null: there is nothing to look at again, or no longer. */
  appeal_until: z.nullable(Timestamp),
})
export type OwnReport = z.infer<typeof OwnReport>

/** Also for members who are suspended: they may ask for a second look at these. */
export const getReports = call(
  routes.reports.getReports,
  'Your reports and what became of them, newest first',
  {
    access: 'member',
    suspended: 'allowed',
  },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(z.array(OwnReport)))

export const reportsCalls = { reportMember, getReports }
