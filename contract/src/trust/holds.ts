import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { Text, Timestamp } from '../ids.ts'
import { HOLD_REASON_MAX } from './case-rules.ts'
import { holdRoutes } from './hold-routes.ts'

const forSeniors = { access: 'moderator', suspended: 'denied', senior: true } as const

const Act = z.object({ by: z.string(), at: Timestamp })

export const LegalHold = z.object({
  id: z.uuid(),
  cases: z.array(z.int()),
  reason: z.string(),
  placed: Act,
  /** Null until a second senior agrees; the hold then lasts `HOLD_UNCONFIRMED_DAYS`. */
  confirmed: z.nullable(Act),
  lifting: z.nullable(Act),
  lifted: z.nullable(Act),
})
export type LegalHold = z.infer<typeof LegalHold>

const getHolds = call(
  holdRoutes.getHolds,
  'Legal holds, those in force first; for administrators and senior moderators',
  { access: 'moderator', suspended: 'denied' },
)
  .input(z.strictObject({}))
  .output(reply(z.array(LegalHold)))

const placeHold = call(
  holdRoutes.placeHold,
  'Keep what was reported in a case, open or closed; another senior moderator confirms it within 7 days',
  forSeniors,
)
  .input(
    z.strictObject({
      case_number: z.int().check(z.positive()),
      reason: Text(HOLD_REASON_MAX).check(z.minLength(1, { error: 'Please say why it is kept' })),
    }),
  )
  .output(reply(z.object({ id: z.uuid() })))

const HoldId = z.strictObject({ hold_id: z.uuid().check(z.toLowerCase()) })

const confirmHold = call(
  holdRoutes.confirmHold,
  'Agree to a hold as somebody else, or that one stays that somebody wants to lift',
  forSeniors,
)
  .input(HoldId)
  .output(reply(z.object({})))

const liftHold = call(
  holdRoutes.liftHold,
  'Lift a hold: at once before it is confirmed, else as the first or the second of two',
  forSeniors,
)
  .input(HoldId)
  .output(reply(z.object({ is_lifted: z.boolean() })))

export const holdsCalls = { getHolds, placeHold, confirmHold, liftHold }
