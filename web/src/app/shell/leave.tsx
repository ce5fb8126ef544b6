import { lazy, useEffect } from 'react'
import { signOut } from '../../features/identity/accounts/sessions/sign-out.ts'
import type { LeaveProps } from '../offline/leave.tsx'
import { offline } from '../offline/load.ts'

export const Leave = lazy(async () => ({
  default: (await offline().catch(() => null))?.Leave ?? SignOutAtOnce,
}))

/** A failed import must not keep a member signed in. */
function SignOutAtOnce({ pending }: LeaveProps) {
  useEffect(() => void signOut(), [])
  return pending
}
