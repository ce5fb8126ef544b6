import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../identity/accounts/index.ts'
import { ownProfileQuery } from '../profiles.queries.ts'
import { AsOthersSheet } from './as-others-sheet.tsx'
import { OwnCard } from './own-card.tsx'
import { ProfileParts } from './profile-parts.tsx'

export function OwnProfile() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const [viewsAsOthers, setViewsAsOthers] = useState(false)
  if (!profile) return null
  return (
    <div className="mb-8 grid max-w-4xl gap-5 lg:grid-cols-2">
      <OwnCard onView={() => setViewsAsOthers(true)} />
      <ProfileParts profile={profile} />
      {viewsAsOthers && <AsOthersSheet onClose={() => setViewsAsOthers(false)} />}
    </div>
  )
}
