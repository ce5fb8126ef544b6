import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readReturnPath } from '../app/guards.ts'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { loadWords } from '../languages/load.ts'

/**
 * Wraps /login and /register. Signed-in members are redirected to the page they wanted; the form does not wait for
 * that answer.
 */
export const Route = createFileRoute('/_guest')({
  validateSearch: (search: Record<string, unknown>): { from?: string } => ({ from: readReturnPath(search) }),
  beforeLoad: () => loadWords('guest'),
  component: Guest,
})

function Guest() {
  const { from = '/dashboard' } = Route.useSearch()
  const { data: session } = useQuery({ ...sessionQuery, enabled: mayBeSignedIn })
  if (!session) return <Outlet />
  return isConfirmed(session) ? <GoTo address={from} /> : <Navigate to="/check-email" replace />
}

/** `Navigate` takes routes; a remembered address includes its query. */
function GoTo({ address }: { address: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(address), [history, address])
  return null
}
