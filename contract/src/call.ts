import { oc } from '@orpc/contract'
import * as z from 'zod/mini'

/** Where every call of the product lives; the path is the specification's own, for example `/functions/v1/likes`. */
export const call = oc

/** The success envelope of every answer: `{ success: true, data, message? }`. */
export const reply = <T extends z.core.SomeType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) })

/** What a caller gets instead when something goes wrong; `error` is a code of `errors.ts`, `message` is for the member. */
export interface Failure {
  success: false
  error: string
  message: string
  data: { fields?: Record<string, string>; retry_after?: number } | null
}
