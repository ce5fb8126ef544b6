import { createFileRoute, Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { words } from '../../app/screens/words.ts'
import { EditProfile, OwnProfile } from '../../features/dating/profiles/index.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { oneOf, searchOf } from '../../lib/search.ts'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_signed-in/profile')({
  validateSearch: searchOf({
    section: oneOf(['basic', 'faith', 'lifestyle', 'languages', 'preferences', 'additional']),
  }),
  loader: loadAccountWords,
  component: Profile,
})

function Profile() {
  usePageTitle(words.profile.title)
  const { section = 'basic' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <h1 className="display text-3xl">{words.profile.title}</h1>
      <p className="mt-1 text-soft">{words.profile.text}</p>
      <p className="mt-2 mb-5 flex items-center gap-2">
        <BadgeCheck size={18} aria-hidden="true" className="text-verified" />
        <Link to="/verification" className={linkClass}>
          {words.verification}
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
