import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { profileAsOthersQuery } from './profiles.queries.ts'

const MemberDetails = lazyPart(async () => (await import('./member-details.tsx')).MemberDetails)

/** The own profile as other members see it, in the sheet in which they see it. */
export function AsOthersSheet({ onClose }: { onClose: () => void }) {
  const { data: profile } = useQuery(profileAsOthersQuery)
  return (
    <Sheet open onClose={onClose} title="Your profile as others see it" hideTitle>
      {profile ? (
        <Suspense fallback={<Spinner label="Loading profile..." />}>
          <MemberDetails profile={profile} />
          <p className="mx-6 mb-6 rounded-md bg-sand p-4">
            This is what other members see. They also see how well the two of you match. Your answers about
            whom you’re looking for are shown to no one.
          </p>
        </Suspense>
      ) : (
        <Spinner label="Loading profile..." />
      )}
    </Sheet>
  )
}
