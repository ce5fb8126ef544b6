import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { profileAsOthersQuery } from '../profiles.queries.ts'
import { words as member } from '../words/member.ts'
import { words } from '../words/own.ts'

const MemberDetails = lazyPart(async () => (await import('../member/member-details.tsx')).MemberDetails)

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
