import type { StaffSession } from '@ndoa/contract/trust/staff'
import { STAFF_IDLE_MINUTES } from '@ndoa/contract/trust/staff-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lastActivity } from './activity.ts'
import { forgetSession, sessionQuery } from './session.queries.ts'

const MINUTE = 60_000
/** Ends one minute early, because the server counts whole minutes. */
const IDLE = (STAFF_IDLE_MINUTES - 1) * MINUTE
const NOTICE = 2 * MINUTE
const CHECK_INTERVAL = 5_000

const ENDED = {
  idle: `You were signed out after ${STAFF_IDLE_MINUTES} minutes without activity.`,
  over: 'Your session has ended. Please sign in again.',
}

interface IdleNoticeProps {
  session: StaffSession
  onEnd: (why: string) => void
}

export function IdleNotice({ session, onEnd }: IdleNoticeProps) {
  const client = useQueryClient()
  const [now, setNow] = useState(() => Date.now())
  const idleEnd = lastActivity() + IDLE
  const sessionEnd = new Date(session.expires_at).getTime()
  const isIdle = idleEnd < sessionEnd
  const left = Math.min(idleEnd, sessionEnd) - now
  const isOver = left <= 0

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (!isOver) return
    onEnd(isIdle ? ENDED.idle : ENDED.over)
    forgetSession(client)
  }, [isOver, isIdle, client, onEnd])

  async function stay() {
    await client.refetchQueries(sessionQuery)
    setNow(Date.now())
  }

  const isShown = !isOver && left <= NOTICE
  return (
    <div role="alert" className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-lg">
      {isShown && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-edge bg-card p-4">
          <p className="font-medium">
            {isIdle ? 'You will be signed out in two minutes.' : 'Your session ends in two minutes.'}
          </p>
          {isIdle && (
            <Button size="sm" onClick={() => void stay()}>
              Stay Signed In
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
