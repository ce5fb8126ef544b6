import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { CONTACT_CATEGORIES, REPORT_SURFACES } from '../dating/choices.ts'
import { MessageId, PhotoId, Timestamp } from '../ids.ts'
import { caseRoutes } from './case-routes.ts'
import { CASE_KINDS } from './case-rules.ts'
import { STEPS } from './decision-rules.ts'
import { DecisionId } from './decisions.ts'
import { LegalHold } from './holds.ts'
import { ReportReason } from './reports.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const

const CaseId = z.uuid().check(z.toLowerCase())
const Kind = z.enum(CASE_KINDS)

export const QueuedCase = z.object({
  id: CaseId,
  number: z.int(),
  kind: Kind,
  opened_at: Timestamp,
  due_at: Timestamp,
  reports: z.int(),
  reasons: z.array(ReportReason),
  languages: z.array(z.string()),
  taken_by: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
})
export type QueuedCase = z.infer<typeof QueuedCase>

const getCases = call(caseRoutes.getCases, 'Open cases by due time, a page at a time', forStaff)
  .input(
    z.strictObject({
      kind: z.optional(Kind),
      after: z.optional(CaseId),
    }),
  )
  .output(reply(z.object({ cases: z.array(QueuedCase), next_after: z.nullable(CaseId) })))

const takeCase = call(
  caseRoutes.takeCase,
  'Take a case for 15 minutes, or keep it for another 15; without one the next that is due',
  forStaff,
)
  .input(
    z.strictObject({
      case_id: z.optional(CaseId),
      without: z.optional(z.array(ReportReason)),
    }),
  )
  // Both are null if no case is waiting.
  .output(reply(z.object({ case_id: z.nullable(CaseId), leased_until: z.nullable(Timestamp) })))

const releaseCase = call(caseRoutes.releaseCase, 'Give a case back to the queue', forStaff)
  .input(z.strictObject({ case_id: CaseId }))
  .output(reply(z.object({})))

export const SeenProfile = z.object({
  display_name: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  age: z.nullable(z.number()),
  location: z.nullable(z.string()),
  country_of_residence: z.nullable(z.string()),
  occupation: z.nullable(z.string()),
  education: z.nullable(z.string()),
  faith: z.nullable(z.string()),
  denomination: z.nullable(z.string()),
  spoken_languages: z.nullable(z.array(z.string())),
  interests: z.nullable(z.array(z.string())),
  bio: z.nullable(z.string()),
  member_since: z.string(),
})
export type SeenProfile = z.infer<typeof SeenProfile>

export const SeenMessage = z.object({
  id: MessageId,
  from: z.enum(['reporter', 'reported']),
  content: z.string(),
  created_at: z.string(),
  reported: z.boolean(),
})
export type SeenMessage = z.infer<typeof SeenMessage>

/** Staff identify the reporter only by the report's number. */
export const CaseReport = z.object({
  number: z.int(),
  /** The reporter's first report in this case. */
  first_number: z.int(),
  reason: ReportReason,
  surface: z.enum(REPORT_SURFACES),
  created_at: Timestamp,
  details: z.nullable(z.string()),
  decided_before: z.int(),
  upheld_before: z.int(),
})
export type CaseReport = z.infer<typeof CaseReport>

/** `report` is null for evidence from the scam shield. */
const evidenceFields = { id: z.uuid(), report: z.nullable(z.int()), taken_at: Timestamp }
export const CaseEvidence = z.discriminatedUnion('kind', [
  z.object({ ...evidenceFields, kind: z.literal('profile'), profile: z.nullable(SeenProfile) }),
  z.object({ ...evidenceFields, kind: z.literal('messages'), messages: z.array(SeenMessage) }),
  z.object({ ...evidenceFields, kind: z.literal('photo'), photo_id: PhotoId, reported: z.boolean() }),
])
export type CaseEvidence = z.infer<typeof CaseEvidence>

export const CaseSubject = z.object({
  state: z.enum(['active', 'slowed', 'suspended', 'banned', 'away']),
  is_verified: z.boolean(),
  profile: z.nullable(SeenProfile),
  photos: z.array(
    z.object({
      id: PhotoId,
      status: z.enum(['approved', 'pending', 'rejected']),
      is_primary: z.boolean(),
    }),
  ),
  active_strikes: z.int(),
})
export type CaseSubject = z.infer<typeof CaseSubject>

export const EarlierDecision = z.object({
  id: DecisionId,
  number: z.int(),
  case_number: z.int(),
  step: z.enum(STEPS),
  reason: z.nullable(ReportReason),
  days: z.nullable(z.int()),
  decided_at: Timestamp,
  decided_by: z.string(),
  /** Concerns a deleted account that may belong to the same person. */
  is_of_deleted: z.optional(z.boolean()),
  ends_at: z.nullable(Timestamp),
  /** `proposed`: a ban that a second senior has not confirmed. */
  state: z.enum(['waiting', 'in_effect', 'proposed', 'ended', 'refused', 'lifted', 'undone']),
  strikes: z.int(),
  strikes_until: z.nullable(Timestamp),
  /** The deciding staff member's words, for the statement and other staff; null once deleted. */
  facts: z.nullable(z.string()),
  departure: z.nullable(z.string()),
  /** Photos not yet on the ban list because storage did not respond; retried until they are read or gone. */
  photos_not_kept: z.int(),
})
export type EarlierDecision = z.infer<typeof EarlierDecision>

/** A letter from a visitor or an appellant, without the address. */
export const CaseLetter = z.object({
  name: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  text: z.nullable(z.string()),
  reason: z.nullable(ReportReason),
  category: z.nullable(z.enum(CONTACT_CATEGORIES)),
  can_be_answered: z.boolean(),
})
export type CaseLetter = z.infer<typeof CaseLetter>

export const AccountLink = z.object({
  display_name: z.nullable(z.string()),
  is_banned: z.boolean(),
  signs: z.array(z.enum(['phone', 'email', 'device', 'photo', 'bio'])),
  answer: z.enum(['open', 'cleared', 'confirmed']),
})
export type AccountLink = z.infer<typeof AccountLink>

export const CaseView = z.object({
  id: CaseId,
  number: z.int(),
  kind: Kind,
  opened_at: Timestamp,
  due_at: Timestamp,
  leased_until: Timestamp,
  subject: z.nullable(CaseSubject),
  /** Whether a ban can still be proposed for an account that was deleted while the case was open. */
  is_subject_known: z.boolean(),
  reports: z.array(CaseReport),
  evidence: z.array(CaseEvidence),
  letter: z.nullable(CaseLetter),
  objection: z.nullable(z.string()),
  found: z.array(z.string()),
  links: z.array(AccountLink),
  /** The appellant. Reports and evidence are then those of the decided case. */
  appeal: z.nullable(z.object({ id: z.uuid(), by: z.enum(['subject', 'reporter']) })),
  /** The decision that is appealed or awaits confirmation. */
  decision_id: z.nullable(DecisionId),
  decisions: z.array(EarlierDecision),
  hold: z.nullable(LegalHold),
})
export type CaseView = z.infer<typeof CaseView>

const getCase = call(
  caseRoutes.getCase,
  'A case with its evidence, for the person who has taken it; the look is recorded',
  forStaff,
)
  .input(z.strictObject({ case_id: CaseId }))
  .output(reply(CaseView))

const endMemberSessions = call(
  caseRoutes.endMemberSessions,
  'Sign the member of a case out on all devices, by the person who has taken it; recorded',
  forStaff,
)
  .input(z.strictObject({ case_id: CaseId }))
  .output(reply(z.object({})))

export const Figures = z.object({
  open: z.array(z.object({ kind: Kind, open: z.int(), late: z.int() })),
  photos: z.object({ open: z.int(), late: z.int() }),
  /** Minutes from the start of the wait to the first look, over the last 30 days. */
  first_looks: z.array(z.object({ kind: Kind, cases: z.int(), median_minutes: z.number() })),
  decisions: z.array(z.object({ step: z.enum(STEPS), reason: z.nullable(ReportReason), count: z.int() })),
  appeals: z.object({
    decided: z.int(),
    overturned: z.int(),
    reasons: z.array(z.object({ reason: z.nullable(ReportReason), decided: z.int(), overturned: z.int() })),
  }),
  verification: z.object({ compared: z.int(), agreed: z.int() }),
})
export type Figures = z.infer<typeof Figures>

const getFigures = call(
  caseRoutes.getFigures,
  'How much waits, how soon it is looked at, what was decided',
  forStaff,
)
  .input(z.strictObject({}))
  .output(reply(Figures))

export const casesCalls = { getCases, takeCase, releaseCase, getCase, endMemberSessions, getFigures }
