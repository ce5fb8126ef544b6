import { lazy, useEffect } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import type { LeaveProps } from '../offline/leave.tsx'
import { offline } from '../offline/load.ts'

/** Signs out, for every button that says so. */
export const Leave = lazy(async () => ({
  default: (await offline().catch(() => null))?.Leave ?? LeaveAtOnce,
}))

/** Nobody has to stay signed in because the question could not be loaded. */
function LeaveAtOnce({ pending }: LeaveProps) {
  useEffect(() => void signOut(), [])
  return pending
}
