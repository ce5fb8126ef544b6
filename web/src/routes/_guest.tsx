import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { originIn } from '../app/guards.ts'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'

/**
 * Around /login and /register. Whoever is signed in, now or already, goes on to where they wanted to go. No one waits
 * for that answer: the form is there at once.
 */
export const Route = createFileRoute('/_guest')({
  // A key that is left out would keep what the address says, so it is said to be undefined.
  validateSearch: (search: Record<string, unknown>): { from?: string } => ({ from: originIn(search) }),
  component: Guest,
})

function Guest() {
  const { from = '/dashboard' } = Route.useSearch()
  const { data: session } = useQuery({ ...sessionQuery, enabled: mayBeSignedIn })
  if (!session) return <Outlet />
  return isConfirmed(session) ? <GoTo address={from} /> : <Navigate to="/check-email" replace />
}

/** `Navigate` knows our screens by name; a remembered address comes with its query and all. */
function GoTo({ address }: { address: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(address), [history, address])
  return null
}
