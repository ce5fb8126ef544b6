import { lazy, type ReactNode, useEffect } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import { offline } from '../offline/load.ts'

export interface LeaveProps {
  /** Shown until there is a question, or the next page. */
  pending?: ReactNode
  onStay: () => void
}

/** Signs out, for every button that says so. */
export const Leave = lazy(async () => ({
  default: (await offline().catch(() => null))?.Leave ?? LeaveAtOnce,
}))

/** Nobody has to stay signed in because the question could not be loaded. */
function LeaveAtOnce({ pending }: LeaveProps) {
  useEffect(() => void signOut(), [])
  return pending
}
