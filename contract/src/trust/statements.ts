import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { fault } from '../faults.ts'
import { PhotoId, Text, Timestamp } from '../ids.ts'
import { routes } from '../routes.ts'
import { OwnAppeal } from './appeals.ts'
import { APPEAL_MAX, STATEMENT_KINDS, STATEMENT_PARTS, STEPS } from './decision-rules.ts'

export const Quote = z.object({
  kind: z.enum(['message', 'bio', 'photo']),
  text: z.nullable(z.string()),
  photo_id: z.nullable(PhotoId),
})
export type Quote = z.infer<typeof Quote>

export const StatementWords = z.object({
  title: z.string(),
  parts: z.record(z.enum(STATEMENT_PARTS), z.string()),
  quotes: z.array(Quote),
})
export type StatementWords = z.infer<typeof StatementWords>

export const Statement = z.object({
  id: z.uuid(),
  kind: z.enum(STATEMENT_KINDS),
  step: z.enum(STEPS),
  ...StatementWords.shape,
  created_at: Timestamp,
  ends_at: z.nullable(Timestamp),
  is_active: z.boolean(),
  appeal: z.nullable(OwnAppeal),
  appeal_until: z.nullable(Timestamp),
})
export type Statement = z.infer<typeof Statement>

export const getStatements = call(
  routes.statements.getStatements,
  'Statements of reasons about the member, newest first',
  { access: 'session', suspended: 'allowed' },
)
  .input(z.strictObject({}))
  .output(reply(z.array(Statement)))

const AppealText = Text(APPEAL_MAX).check(z.minLength(1, fault('appeal_missing')))

export const appealStatement = call(
  routes.statements.appealStatement,
  'Ask for a second look at a decision about oneself, once, within six months',
  { access: 'session', suspended: 'allowed' },
)
  .input(z.strictObject({ statement_id: z.uuid().check(z.toLowerCase()), text: AppealText }))
  .output(reply(z.null()))

export const appealReport = call(
  routes.statements.appealReport,
  'Ask for a second look at the outcome of your report, once, within six months',
  { access: 'member', suspended: 'allowed' },
)
  .input(z.strictObject({ report_id: z.uuid().check(z.toLowerCase()), text: AppealText }))
  .output(reply(z.null()))

export const statementsCalls = { getStatements, appealStatement, appealReport }
