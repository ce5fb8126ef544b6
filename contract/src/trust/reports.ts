import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { REPORT_REASONS, REPORT_STATES, REPORT_SURFACES } from '../dating/choices.ts'
import { MemberId, MessageId, PhotoId, Text, Timestamp } from '../ids.ts'
import { REPORT_DETAILS_MAX, REPORTED_MESSAGES_MAX } from '../limits.ts'
import { routes } from '../routes.ts'
import { OwnAppeal } from './appeals.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

export const Report = z.strictObject({
  user_id: MemberId,
  client_report_id: z.uuid(),
  surface: z.enum(REPORT_SURFACES),
  reason: ReportReason,
  details: z.optional(Text(REPORT_DETAILS_MAX)),
  photo_id: z.optional(PhotoId),
  message_ids: z.optional(z.array(MessageId).check(z.maxLength(REPORTED_MESSAGES_MAX))),
})
export type Report = z.infer<typeof Report>

/** The response never depends on the member, so it can't reveal whether an account exists. */
export const reportMember = call(routes.reports.reportMember, 'Report a member', {
  access: 'member',
  suspended: 'denied',
})
  .input(Report)
  .output(reply(z.null()))

export const OwnReport = z.object({
  id: z.uuid(),
  /** The name that the reporter saw; null for invisible members, and once the report is deleted. */
  display_name: z.nullable(z.string()),
  surface: z.enum(REPORT_SURFACES),
  reason: ReportReason,
  state: z.enum(REPORT_STATES),
  created_at: Timestamp,
  appeal: z.nullable(OwnAppeal),
  appeal_until: z.nullable(Timestamp),
})
export type OwnReport = z.infer<typeof OwnReport>

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
