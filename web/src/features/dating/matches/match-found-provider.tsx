import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { useRealtimeEvent } from '../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../identity/accounts/index.ts'
import { myMatchesQuery, weekQuery } from './matches.queries.ts'

export interface FoundMatch {
  match_id: string
  display_name: string
}

type Announce = (match: FoundMatch, onClose?: () => void) => void

const AnnounceContext = createContext<Announce | null>(null)

/** @returns a function that shows each match once, however often it is announced, and calls `onClose` after it closes */
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
  const announced = useRef(new Map<string, { isClosed: boolean; onClose?: () => void }>())

  function announce(match: FoundMatch, onClose?: () => void) {
    const known = announced.current.get(match.match_id)
    if (known?.isClosed) onClose?.()
    if (known && onClose) known.onClose = onClose
    if (known) return
    announced.current.set(match.match_id, { isClosed: false, ...(onClose && { onClose }) })
    setWaiting((before) => [...before, match])
    void queryClient.invalidateQueries({ queryKey: myMatchesQuery(viewer.id).queryKey })
    void queryClient.invalidateQueries({ queryKey: weekQuery(viewer.id).queryKey })
  }

  function close({ match_id }: FoundMatch) {
    setWaiting(([, ...rest]) => rest)
    const closed = announced.current.get(match_id)
    announced.current.set(match_id, { isClosed: true })
    closed?.onClose?.()
  }

  useRealtimeEvent('match.created', (match) => announce(match))
  const [first] = waiting
  return (
    <AnnounceContext value={announce}>
      {children}
      {first && <Announced match={first} screen={screen} onClose={() => close(first)} />}
    </AnnounceContext>
  )
}

interface AnnouncedProps extends Pick<MatchFoundProviderProps, 'screen'> {
  match: FoundMatch
  onClose: () => void
}

const Announced = ({ match, screen, onClose }: AnnouncedProps) => screen(match, onClose)
