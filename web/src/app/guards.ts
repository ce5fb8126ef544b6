import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import {
  isConfirmed,
  isSuspended,
  sessionQuery,
  type Viewer,
} from '../features/identity/accounts/sessions/session.ts'

interface Visit {
  context: { queryClient: QueryClient }
  location: { href: string; search: { export?: string } }
}

/**
 * For `beforeLoad`. Redirects visitors to /login with the current address, suspended members to /suspended with the
 * code of a mailed link to their data, and unconfirmed members to /check-email.
 */
export async function membersOnly({ context, location }: Visit): Promise<{ viewer: Viewer }> {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (!session) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  if (isSuspended(session))
    throw redirect({ to: '/suspended', search: { export: location.search.export }, replace: true })
  if (!isConfirmed(session)) throw redirect({ to: '/check-email', replace: true })
  return { viewer: session.user }
}

/** Accepts only paths of this app, to prevent open redirects. */
export function readReturnPath({ from }: Record<string, unknown>): string | undefined {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
