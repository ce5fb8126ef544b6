import { useMutationState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIsOnline } from '../../../../lib/api/use-is-online.ts'
import { cx } from '../../../../ui/cx.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { sendingKey } from '../messaging.queries.ts'
import { words } from '../words.ts'
import { isOfEndedSession } from './ended-session.ts'

interface UnsentLabelProps {
  matchId: string
  otherwise?: ReactNode
}

export function UnsentLabel({ matchId, otherwise = null }: UnsentLabelProps) {
  const state = useUnsentState(matchId)
  if (!state) return otherwise
  return (
    <span className={cx('text-center', state === 'failed' && 'text-error')}>
      {words.bubble.states[state]}
    </span>
  )
}

function useUnsentState(matchId: string): 'failed' | 'waiting' | null {
  const isOnline = useIsOnline()
  const states = useMutationState({ filters: { mutationKey: sendingKey(useViewer().id, matchId) } })
  if (states.some(({ status, error }) => status === 'error' && !isOfEndedSession(error))) return 'failed'
  return states.length > 0 && !isOnline ? 'waiting' : null
}
