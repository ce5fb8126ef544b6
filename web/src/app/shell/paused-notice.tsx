import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { ownProfileQuery } from '../../features/profiles/profiles.queries.ts'

/** Loaded for members alone who have paused. */
const PausedLine = lazy(() => import('../../features/profiles/paused-line.tsx'))

export function PausedNotice() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  return <Suspense>{profile?.paused_since && <PausedLine />}</Suspense>
}
