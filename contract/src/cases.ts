import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { caseRoutes } from './case-routes.ts'
import { CASE_KINDS } from './case-rules.ts'
import { CONTACT_CATEGORIES, REPORT_SURFACES } from './choices.ts'
import { STEPS } from './decision-rules.ts'
import { DecisionId } from './decisions.ts'
import { MessageId, PhotoId, Timestamp } from './ids.ts'
import { ReportReason } from './reports.ts'

const forStaff = { access: 'moderator', suspended: 'denied' } as const

const CaseId = z.uuid().check(z.toLowerCase())
const Kind = z.enum(CASE_KINDS)

/** A line of the queue: what is needed to choose, and nobody's name or words. */
export const QueuedCase = z.object({
  id: CaseId,
  number: z.int(),
  kind: Kind,
  opened_at: Timestamp,
  due_at: Timestamp,
  reports: z.int(),
  reasons: z.array(ReportReason),
  /** Slugs of the languages that the member writes in who it is about. */
  languages: z.array(z.string()),
  /** Who has it now. */
  taken_by: z.nullable(z.object({ name: z.string(), is_me: z.boolean() })),
})
export type QueuedCase = z.infer<typeof QueuedCase>

const getCases = call(caseRoutes.getCases, 'Open cases by due time, a page at a time', forStaff)
  .input(
    z.strictObject({
      kind: z.optional(Kind),
      /** The last case of the page before. */
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
      /** What the viewer would rather leave to others: the next case is none with such a report. */
      without: z.optional(z.array(ReportReason)),
    }),
  )
  // Null: nothing waits.
  .output(reply(z.object({ case_id: z.nullable(CaseId), leased_until: z.nullable(Timestamp) })))

const releaseCase = call(caseRoutes.releaseCase, 'Give a case back to the queue', forStaff)
  .input(z.strictObject({ case_id: CaseId }))
  .output(reply(z.object({})))

/** A profile as other members see it. */
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
  /** A month: `2026-03`. */
  member_since: z.string(),
})
export type SeenProfile = z.infer<typeof SeenProfile>

export const SeenMessage = z.object({
  id: MessageId,
  from: z.enum(['reporter', 'reported']),
  content: z.string(),
  created_at: z.string(),
  /** One of those that the reporter named. */
  reported: z.boolean(),
})
export type SeenMessage = z.infer<typeof SeenMessage>

/** The reporter is known to staff by the number of the report alone. */
export const CaseReport = z.object({
  number: z.int(),
  /** The first report in this case by the same person: several of one read as one. */
  first_number: z.int(),
  reason: ReportReason,
  surface: z.enum(REPORT_SURFACES),
  created_at: Timestamp,
  /** Null when there were none, or when they are deleted. */
  details: z.nullable(z.string()),
  /** Of the reporter's earlier reports: how many were decided, and in how many a breach was found. */
  decided_before: z.int(),
  upheld_before: z.int(),
})
export type CaseReport = z.infer<typeof CaseReport>

/** `report` is null for what the scam shield kept. */
const taken = { id: z.uuid(), report: z.nullable(z.int()), taken_at: Timestamp }
export const CaseEvidence = z.discriminatedUnion('kind', [
  z.object({ ...taken, kind: z.literal('profile'), profile: z.nullable(SeenProfile) }),
  z.object({ ...taken, kind: z.literal('messages'), messages: z.array(SeenMessage) }),
  z.object({ ...taken, kind: z.literal('photo'), photo_id: PhotoId, reported: z.boolean() }),
])
export type CaseEvidence = z.infer<typeof CaseEvidence>

/** The member today, to be compared with the evidence. */
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
  /** About an account that was deleted and may be of the same person. */
  is_of_deleted: z.optional(z.boolean()),
  ends_at: z.nullable(Timestamp),
  /** `proposed`: a ban that another senior has not confirmed yet. */
  state: z.enum(['waiting', 'in_effect', 'proposed', 'ended', 'refused', 'lifted', 'undone']),
  strikes: z.int(),
  strikes_until: z.nullable(Timestamp),
  /** The words of the person who decided, for the statement and for the other staff; null once they are deleted. */
  facts: z.nullable(z.string()),
  departure: z.nullable(z.string()),
  /** Photos that are not on the ban list, as storage did not answer; they are read again until they are read or gone. */
  photos_not_kept: z.int(),
})
export type EarlierDecision = z.infer<typeof EarlierDecision>

/** What came from outside, or from anyone who appeals; without their address. */
export const CaseLetter = z.object({
  /** Whose it is, as they wrote it. */
  name: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Null once it is deleted. */
  text: z.nullable(z.string()),
  reason: z.nullable(ReportReason),
  category: z.nullable(z.enum(CONTACT_CATEGORIES)),
  /** Whether there is an address to answer to. */
  can_be_answered: z.boolean(),
})
export type CaseLetter = z.infer<typeof CaseLetter>

/** Another account that may be of the same person, and why. */
export const AccountLink = z.object({
  /** Null: the account was deleted. */
  display_name: z.nullable(z.string()),
  is_banned: z.boolean(),
  signs: z.array(z.enum(['phone', 'email', 'device', 'photo', 'bio'])),
  /** What staff said of it. */
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
  /** Null: about nobody, or no longer there. */
  subject: z.nullable(CaseSubject),
  /** The account was deleted while the case was open: a ban can be proposed all the same, until the case is closed. */
  is_subject_known: z.boolean(),
  reports: z.array(CaseReport),
  evidence: z.array(CaseEvidence),
  letter: z.nullable(CaseLetter),
  /** What the scam shield found in the member's messages, in the words of its rules. */
  found: z.array(z.string()),
  links: z.array(AccountLink),
  /** Whether the member or a reporter appeals. Reports and evidence are then those of the case that was decided. */
  appeal: z.nullable(z.object({ id: z.uuid(), by: z.enum(['subject', 'reporter']) })),
  /** The decision that is looked at again, or waits to be confirmed. */
  decision_id: z.nullable(DecisionId),
  /** What another person decided who did not know that decision; a senior says which one holds. */
  second_look: z.nullable(
    z.object({
      step: z.enum(STEPS),
      days: z.nullable(z.int()),
      reason: z.nullable(ReportReason),
      decided_by: z.string(),
      facts: z.nullable(z.string()),
    }),
  ),
  decisions: z.array(EarlierDecision),
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
  /** Minutes from the time that something began to wait to the first look, by kind; of the last 30 days. */
  first_looks: z.array(z.object({ kind: Kind, cases: z.int(), median_minutes: z.number() })),
  /** Decisions of the last 30 days that took effect. */
  decisions: z.array(z.object({ step: z.enum(STEPS), reason: z.nullable(ReportReason), count: z.int() })),
  appeals: z.object({
    decided: z.int(),
    overturned: z.int(),
    /** By the reason of the decision; null: the report is deleted. */
    reasons: z.array(z.object({ reason: z.nullable(ReportReason), decided: z.int(), overturned: z.int() })),
  }),
  /** Decisions that somebody else made again without knowing the first. `kappa`: 1 always the same, 0 as by chance. */
  second_looks: z.object({
    compared: z.int(),
    agreed: z.int(),
    kappa: z.nullable(z.number()),
    overturned: z.int(),
  }),
  /** Requests to be verified that two people have decided about, and how often they agreed. */
  verification: z.object({ compared: z.int(), agreed: z.int(), kappa: z.nullable(z.number()) }),
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
