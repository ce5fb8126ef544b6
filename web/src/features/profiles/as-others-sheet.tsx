import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/banner.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { MemberDetails } from './member-details.tsx'
import { profileAsOthersQuery } from './profiles.queries.ts'

/** The own profile as other members see it, in the sheet in which they see it. */
export default function AsOthersSheet({ onClose }: { onClose: () => void }) {
  const { data: profile } = useQuery(profileAsOthersQuery)
  return (
    <Sheet open onClose={onClose} title="Your profile as others see it" hideTitle>
      {profile ? (
        <>
          <MemberDetails profile={profile} />
          <div className="px-6 pb-6">
            <Banner tone="info">
              This is what other members see. They also see how well the two of you match. Your answers about
              whom you’re looking for are shown to no one.
            </Banner>
          </div>
        </>
      ) : (
        <Spinner label="Loading profile..." />
      )}
    </Sheet>
  )
}
