import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { profileAsOthersQuery } from './profiles.queries.ts'

const MemberDetails = lazyPart(async () => (await import('./member-details.tsx')).MemberDetails)

/** The own profile as other members see it, in the sheet in which they see it. */
export function AsOthersSheet({ onClose }: { onClose: () => void }) {
  const { data: profile } = useQuery(profileAsOthersQuery)
  return (
    <Sheet
      open
      onClose={onClose}
      title={profile ? `${profile.display_name}, ${profile.age}` : 'Your profile'}
      description="This is what other members see. They also see how well the two of you match. Your answers about whom you’re looking for are shown to no one."
    >
      {profile ? (
        <Suspense fallback={<Spinner label="Loading profile..." />}>
          <div className="grid gap-6">
            <MemberDetails profile={profile} />
            <Button variant="outline" onClick={onClose}>
              Back to My Profile
            </Button>
          </div>
        </Suspense>
      ) : (
        <Spinner label="Loading profile..." />
      )}
    </Sheet>
  )
}
