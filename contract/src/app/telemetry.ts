import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { PAGE_ERROR_KINDS, PAGE_ERROR_NAMES, PAGE_ERRORS_MAX } from '../page-errors.ts'
import { routes } from '../routes.ts'
import { APP_SCREENS, PUBLIC_PAGES, WEB_VITALS } from './telemetry-rules.ts'

const HOUR = 3_600_000

const PageError = z.strictObject({
  kind: z.enum(PAGE_ERROR_KINDS),
  name: z.enum(PAGE_ERROR_NAMES),
  /** The position in a built file, without the error text: `core-kwL4avvC.js:1:2345`. */
  at: z.optional(z.string().check(atMost(100), z.regex(/^[\w.~-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
})
export type PageError = z.infer<typeof PageError>

export const Telemetry = z.strictObject({
  /** Null for addresses outside the app's routes. */
  screen: z.nullable(z.enum([...APP_SCREENS, ...PUBLIC_PAGES])),
  vitals: z.optional(z.partialRecord(z.enum(WEB_VITALS), z.number().check(z.minimum(0), z.maximum(HOUR)))),
  errors: z.optional(z.array(PageError).check(z.maxLength(PAGE_ERRORS_MAX))),
})
export type PublicPageName = (typeof PUBLIC_PAGES)[number]
export type Telemetry = z.infer<typeof Telemetry>

export const sendTelemetry = call(routes.telemetry.sendTelemetry, 'How fast a page was, and its errors', {
  access: 'public',
  suspended: 'allowed',
})
  .input(Telemetry)
  .output(reply(z.object({})))

export const telemetryCalls = { sendTelemetry }
