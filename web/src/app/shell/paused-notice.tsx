import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ownProfileQuery } from '../../features/dating/profiles/profiles.queries.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const PausedLine = lazyPart(
  async () => (await import('../../features/dating/profiles/own/paused-line.tsx')).default,
)

export function PausedNotice() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  return <Suspense>{profile?.paused_since && <PausedLine />}</Suspense>
}
