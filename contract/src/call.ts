import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import type { CallAccess } from './access.ts'
import type { Route } from './routes.ts'

/**
 * Begins the description of a call; its input, output and errors follow. A PUT names whose thing it is in the query and
 * the change in the body, and so takes `{ query, body }`. The server checks `access` before it reads the body.
 */
export function call<const A extends CallAccess>(route: Route, summary: string, access: A) {
  const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', `/${string}`]
  // A copy of its own: what one call has passed is not mistaken for the check of another.
  return oc.$meta({ ...access }).route({
    method,
    path,
    summary,
    inputStructure: method === 'PUT' ? 'detailed' : 'compact',
    spec: (operation) => ({
      ...operation,
      'x-access': access.access,
      'x-suspended': access.suspended,
    }),
  })
}

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
