import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useRealtimeEvent } from '../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { myMatchesQuery, weekQuery } from './matches.queries.ts'

export interface FoundMatch {
  match_id: string
  display_name: string
}

const AnnounceContext = createContext<((match: FoundMatch) => void) | null>(null)

/** @returns a function that shows each match once, however often it is announced */
export function useAnnounceMatch() {
  const announce = useContext(AnnounceContext)
  if (!announce) throw new Error('useAnnounceMatch needs a MatchFoundProvider above it')
  return announce
}

interface MatchFoundProviderProps {
  screen: (match: FoundMatch, close: () => void) => ReactNode
  children: ReactNode
}

/** Both members get an event, but the one whose like completed the match may get the call's answer first. */
export function MatchFoundProvider({ screen, children }: MatchFoundProviderProps) {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly FoundMatch[]>([])
  const announced = useRef(new Set<string>())

  function announce(match: FoundMatch) {
    if (announced.current.has(match.match_id)) return
    announced.current.add(match.match_id)
    setWaiting((before) => [...before, match])
    void queryClient.invalidateQueries({ queryKey: myMatchesQuery(viewer.id).queryKey })
    void queryClient.invalidateQueries({ queryKey: weekQuery(viewer.id).queryKey })
  }

  useRealtimeEvent('match.created', announce)
  return (
    <AnnounceContext value={announce}>
      {children}
      {waiting[0] && screen(waiting[0], () => setWaiting(([, ...rest]) => rest))}
    </AnnounceContext>
  )
}
