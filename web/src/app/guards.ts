import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isConfirmed, isSuspended, sessionQuery, type Viewer } from '../features/accounts/session.ts'

interface Visit {
  context: { queryClient: QueryClient }
  location: { href: string; search: { export?: string } }
}

/**
 * For `beforeLoad`: lets confirmed members in. Others go to /login, which remembers where they wanted to go; suspended
 * ones to what is left to them, with the code of a mailed link to their data.
 */
export async function membersOnly({ context, location }: Visit): Promise<{ viewer: Viewer }> {
  const session = await context.queryClient.ensureQueryData(sessionQuery)
  if (!session) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  if (isSuspended(session))
    throw redirect({ to: '/suspended', search: { export: location.search.export }, replace: true })
  if (!isConfirmed(session)) throw redirect({ to: '/check-email', replace: true })
  return { viewer: session.user }
}

/** An address of ours that someone was sent away from; anything else, such as another site, is ignored. */
export function originIn({ from }: Record<string, unknown>): string | undefined {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
