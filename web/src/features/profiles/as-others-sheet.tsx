import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { profileAsOthersQuery } from './profiles.queries.ts'
import { words as member } from './words/member/index.ts'
import { words } from './words/own/index.ts'

const MemberDetails = lazyPart(async () => (await import('./member-details.tsx')).MemberDetails)

/** The member's profile as others see it, in the sheet in which they see it. */
export function AsOthersSheet({ onClose }: { onClose: () => void }) {
  const { data: profile } = useQuery(profileAsOthersQuery)
  return (
    <Sheet
      open
      onClose={onClose}
      isNamedLater
      title={profile ? member.nameAge(profile.display_name, profile.age) : words.asOthers.title}
      description={words.asOthers.text}
    >
      {profile ? (
        <Suspense fallback={<Spinner label={member.loading} />}>
          <div className="grid gap-6">
            <MemberDetails profile={profile} />
            <Button variant="outline" onClick={onClose}>
              {words.asOthers.back}
            </Button>
          </div>
        </Suspense>
      ) : (
        <Spinner label={member.loading} />
      )}
    </Sheet>
  )
}
