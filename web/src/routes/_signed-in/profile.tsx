import { createFileRoute, Link } from '@tanstack/react-router'
import { EditProfile, OwnProfile } from '../../features/profiles/index.ts'
import { oneOf, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { plainLinkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_signed-in/profile')({
  validateSearch: searchOf({
    section: oneOf(['basic', 'faith', 'lifestyle', 'languages', 'preferences', 'additional']),
  }),
  component: Profile,
})

function Profile() {
  usePageTitle('Edit Profile')
  const { section = 'basic' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <h1 className="display text-3xl">Edit Profile</h1>
      <p className="mt-1 text-soft">Update your information to find better matches</p>
      <p className="mb-4">
        <Link to="/verification" className={plainLinkClass}>
          Verification
        </Link>
      </p>
      <OwnProfile />
      <EditProfile
        section={section}
        onSection={(next) => void navigate({ search: { section: next }, replace: true, resetScroll: false })}
      />
    </>
  )
}
