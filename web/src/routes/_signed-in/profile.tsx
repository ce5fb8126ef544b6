import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { EditProfile, SECTION_NAMES } from '../../features/profiles/index.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'

const Search = z.object({ section: z.catch(z.optional(z.enum(SECTION_NAMES)), undefined) })

export const Route = createFileRoute('/_signed-in/profile')({
  validateSearch: (search) => Search.parse(search),
  component: Profile,
})

function Profile() {
  usePageTitle('Edit Profile')
  const { section = 'basic' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <h1 className="display text-3xl">Edit Profile</h1>
      <p className="mt-1 mb-4 text-soft">Update your information to find better matches</p>
      <EditProfile
        section={section}
        onSection={(next) => void navigate({ search: { section: next }, replace: true, resetScroll: false })}
      />
    </>
  )
}
