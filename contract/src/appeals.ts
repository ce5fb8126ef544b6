import * as z from 'zod/mini'
import { APPEAL_STATES } from './decision-rules.ts'
import { Timestamp } from './ids.ts'

/** A member's request for a second look, at a decision about them or at a report of theirs. */
export const OwnAppeal = z.object({
  state: z.enum(APPEAL_STATES),
  created_at: Timestamp,
  decided_at: z.nullable(Timestamp),
})
export type OwnAppeal = z.infer<typeof OwnAppeal>
