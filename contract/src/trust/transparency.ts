import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { FIGURE_NAMES, TRANSPARENCY_ROUTE } from './transparency-rules.ts'

const Month = z.string().check(atMost(7), z.regex(/^\d{4}-\d{2}$/))

export const MonthFigures = z.object({
  month: Month,
  /** Null below five, zero included. */
  counts: z.record(z.enum(FIGURE_NAMES), z.nullable(z.int())),
  /** From the start of the wait to the first look, rounded to ten minutes; null below five looks. */
  median_look_minutes: z.nullable(z.int()),
})
export type MonthFigures = z.infer<typeof MonthFigures>

export const Transparency = z.object({
  months: z.array(MonthFigures),
  current_month: Month,
})
export type Transparency = z.infer<typeof Transparency>

export const getTransparency = call(
  TRANSPARENCY_ROUTE,
  'Public figures of reports, decisions, appeals and verification, by month',
  { access: 'public', suspended: 'allowed' },
).output(reply(Transparency))

export const transparencyCalls = { getTransparency }
