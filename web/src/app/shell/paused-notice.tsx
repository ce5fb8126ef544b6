import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { ownProfileQuery } from '../../features/profiles/profiles.queries.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

/** Loaded for members alone who have paused. */
const PausedLine = lazyPart(async () => (await import('../../features/profiles/paused-line.tsx')).default)

export function PausedNotice() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  return <Suspense>{profile?.paused_since && <PausedLine />}</Suspense>
}
