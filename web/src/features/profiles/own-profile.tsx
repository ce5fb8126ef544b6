import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../accounts/index.ts'
import { OwnCard } from './own-card.tsx'
import { ProfileParts } from './profile-parts.tsx'
import { ownProfileQuery } from './profiles.queries.ts'

/** Loaded only when it is opened. */
const AsOthersSheet = lazy(() => import('./as-others-sheet.tsx'))

/** What others see of the own profile, and how complete it is; nothing until the editor below has loaded. */
export function OwnProfile() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const [viewsAsOthers, setViewsAsOthers] = useState(false)
  if (!profile) return null
  return (
    <div className="mb-8 grid max-w-4xl gap-5 lg:grid-cols-2">
      <OwnCard onView={() => setViewsAsOthers(true)} />
      <ProfileParts profile={profile} />
      <Suspense>{viewsAsOthers && <AsOthersSheet onClose={() => setViewsAsOthers(false)} />}</Suspense>
    </div>
  )
}
