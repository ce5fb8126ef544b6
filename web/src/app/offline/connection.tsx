import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { dayLabel, timeLabel } from '../../lib/dates.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { words } from '../shell/words.ts'
import { isShown } from './kept-answers.ts'
import { useConnectionNotice } from './use-connection-notice.ts'

export function ConnectionLine() {
  const notice = useConnectionNotice()
  return (
    <div role="status">
      {(notice === 'offline' || notice === 'lost') && (
        <p className="flex items-center justify-center gap-2 bg-sand px-4 py-2 text-sm">
          <WifiOff size={16} aria-hidden="true" />
          {notice === 'offline' ? <Offline /> : words.connection.late}
        </p>
      )}
    </div>
  )
}

export function ConnectionBanner() {
  const notice = useConnectionNotice()
  switch (notice) {
    case null:
      return null
    case 'offline':
      return (
        <Banner tone="info">
          <Offline />
        </Banner>
      )
    case 'lost':
      return <Banner tone="error">{words.connection.late}</Banner>
    case 'back':
      return <Banner tone="success">{words.connection.back}</Banner>
    default:
      return notice satisfies never
  }
}

function Offline() {
  const { oldest, isComplete } = useLoadedAt()
  return (
    <span>
      {words.connection.offline} {oldest !== undefined && words.connection.asOf(momentLabel(oldest))}
      {!isComplete && ` ${words.connection.missing}`}
    </span>
  )
}

function momentLabel(at: number): string {
  const now = new Date() // of the same clock as `at`, the device's
  const day = dayLabel(new Date(at), now)
  const time = timeLabel(new Date(at))
  return day === dayLabel(now, now) ? time : words.connection.moment(day, time)
}

function useLoadedAt() {
  const cache = useQueryClient().getQueryCache()
  const onScreen = () => cache.getAll().filter((query) => query.isActive() && isShown(query))
  const oldest = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      Math.min(...onScreen().flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))),
  )
  const isComplete = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => onScreen().every(({ state }) => state.data !== undefined),
  )
  return { oldest: Number.isFinite(oldest) ? oldest : undefined, isComplete }
}
