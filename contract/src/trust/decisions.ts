import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { MessageId, PhotoId, Text, Timestamp } from '../ids.ts'
import { PHOTOS_MAX } from '../limits.ts'
import { decisionRoutes } from './decision-routes.ts'
import {
  APPEAL_OUTCOMES,
  FACTS_MAX,
  NOTE_MAX,
  REMOVED_MESSAGES_MAX,
  REPLY_MAX,
  SLOWED_DAYS_MAX,
  STEPS,
  SUSPENSION_DAYS,
} from './decision-rules.ts'
import { ReportReason } from './reports.ts'
import { StatementWords } from './statements.ts'

/** Each of these calls requires the case's lease. */
const forStaff = { access: 'moderator', suspended: 'denied' } as const
/** Seniors never review their own decision. */
const forSeniors = { ...forStaff, senior: true } as const

const CaseId = z.uuid().check(z.toLowerCase())
export const DecisionId = z.uuid().check(z.toLowerCase())

/** Content that a decision removes; the statement may quote nothing else. */
export const RemovedContent = z.strictObject({
  photo_ids: z._default(z.array(PhotoId).check(z.maxLength(PHOTOS_MAX)), []),
  message_ids: z._default(z.array(MessageId).check(z.maxLength(REMOVED_MESSAGES_MAX)), []),
  bio: z._default(z.boolean(), false),
})
export type RemovedContent = z.infer<typeof RemovedContent>

const StepChoice = {
  step: z.enum(STEPS),
  /** `suspended`: 3, 7 or 30. `slowed`: up to 14. Absent for other steps. */
  days: z.optional(z.int().check(z.positive())),
}

type ChosenStep = z.infer<ReturnType<typeof chosenStep>>
const chosenStep = () => z.object(StepChoice)
const fitsStep = ({ step, days }: ChosenStep): boolean => {
  if (step === 'suspended') return SUSPENSION_DAYS.some((one) => one === days)
  if (step === 'slowed') return days !== undefined && days <= SLOWED_DAYS_MAX
  return days === undefined
}
const daysFitStep = z.refine<ChosenStep>(fitsStep, {
  error: 'These days do not fit the step',
  path: ['days'],
})

const DECISION = {
  case_id: CaseId,
  ...StepChoice,
  /** The broken rule; absent only for `none` and `lifted`. */
  reason: z.optional(ReportReason),
  content: z.optional(RemovedContent),
  /** What happened, in the staff member's words, for the statement. It must not identify a reporter. */
  facts: z._default(Text(FACTS_MAX), ''),
  departure: z.optional(Text(NOTE_MAX)),
  lifts: z.optional(DecisionId),
}

type DecisionFields = ChosenStep &
  Pick<z.infer<z.ZodMiniObject<typeof DECISION>>, 'reason' | 'content' | 'lifts'>
const reasonFits = z.refine<DecisionFields>(
  ({ step, reason }) => (step === 'none' || step === 'lifted') === (reason === undefined),
  { error: 'Please choose which rule was broken', path: ['reason'] },
)
const contentFits = z.refine<DecisionFields>(
  ({ step, content }) => {
    const isSome = content && (content.bio || content.photo_ids.length + content.message_ids.length > 0)
    if (step === 'content_removed') return Boolean(isSome)
    return !isSome || step === 'slowed' || step === 'suspended' || step === 'banned'
  },
  { error: 'Please choose what is removed', path: ['content'] },
)
const liftsFits = z.refine<DecisionFields>(
  ({ step, lifts }) => (step === 'lifted') === (lifts !== undefined),
  {
    error: 'Please choose which decision is lifted',
    path: ['lifts'],
  },
)

export const NewDecision = z.strictObject(DECISION).check(daysFitStep, reasonFits, contentFits, liftsFits)
export type NewDecision = z.infer<typeof NewDecision>

const decideCase = call(
  decisionRoutes.decideCase,
  'Decide a case; it takes effect after ten seconds. A ban is proposed, and suspends meanwhile',
  forStaff,
)
  .input(NewDecision)
  .output(reply(z.object({ decision_id: DecisionId, effective_at: Timestamp })))

const undoDecision = call(
  decisionRoutes.undoDecision,
  'Take your decision back before it takes effect',
  forStaff,
)
  .input(z.strictObject({ decision_id: DecisionId }))
  .output(reply(z.object({})))

/** Null if the step sends no statement. */
const previewStatement = call(
  decisionRoutes.previewStatement,
  'The statement exactly as it would be sent, and the suggested step',
  forStaff,
)
  .input(NewDecision)
  .output(
    reply(
      z.object({
        statement: z.nullable(StatementWords),
        suggested: z.nullable(z.object({ step: z.enum(STEPS), days: z.nullable(z.int()) })),
      }),
    ),
  )

const confirmBan = call(
  decisionRoutes.confirmBan,
  'Confirm a proposed ban, or that one is lifted, as somebody else than its author',
  forSeniors,
)
  .input(z.strictObject({ decision_id: DecisionId }))
  .output(reply(z.object({})))

const refuseBan = call(
  decisionRoutes.refuseBan,
  'Refuse a proposal; instead of a proposed ban another step holds',
  forSeniors,
)
  .input(
    z
      .strictObject({ decision_id: DecisionId, ...StepChoice, note: Text(NOTE_MAX).check(z.minLength(1)) })
      .check(
        daysFitStep,
        z.refine(({ step }) => ['none', 'advice', 'slowed', 'suspended'].includes(step), {
          error: 'Please choose another step',
          path: ['step'],
        }),
      ),
  )
  .output(reply(z.object({})))

const decideAppeal = call(
  decisionRoutes.decideAppeal,
  'Decide an appeal as somebody who took no part; a lifted decision is undone at once',
  forSeniors,
)
  .input(
    z.strictObject({
      appeal_id: z.uuid().check(z.toLowerCase()),
      outcome: z.enum(APPEAL_OUTCOMES),
      note: Text(NOTE_MAX).check(z.minLength(1)),
    }),
  )
  .output(reply(z.object({})))

/** A case with reports can be closed this way only if the reported account is gone. */
const closeCase = call(
  decisionRoutes.closeCase,
  'Close a case in which there is nobody to decide about; the reply is mailed',
  forStaff,
)
  .input(
    z.strictObject({
      case_id: CaseId,
      outcome: z.enum(['breach', 'no_breach', 'answered']),
      reply: z.optional(Text(REPLY_MAX)),
    }),
  )
  .output(reply(z.object({})))

export const decisionsCalls = {
  decideCase,
  undoDecision,
  previewStatement,
  confirmBan,
  refuseBan,
  decideAppeal,
  closeCase,
}
