import * as z from 'zod/mini'
import { Timestamp } from '../ids.ts'
import { APPEAL_STATES } from './decision-rules.ts'

export const OwnAppeal = z.object({
  state: z.enum(APPEAL_STATES),
  created_at: Timestamp,
  decided_at: z.nullable(Timestamp),
})
export type OwnAppeal = z.infer<typeof OwnAppeal>
