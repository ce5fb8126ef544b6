import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { words } from '../../app/screens/words.ts'
import { ManagePhotos } from '../../features/dating/photos/index.ts'
import { type Labels, ownProfileQuery, useLabels } from '../../features/dating/profiles/index.ts'
import { useViewer } from '../../features/identity/accounts/index.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'

export const Route = createFileRoute('/_signed-in/photos')({
  loader: loadAccountWords,
  component: Photos,
})

function Photos() {
  usePageTitle(words.photos.title)
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const labels = useLabels()
  return (
    <>
      <h1 className="display text-3xl">{words.photos.title}</h1>
      <p className="mt-1 mb-6 text-soft">{words.photos.text(PHOTOS_MAX)}</p>
      <ManagePhotos member={profile && memberIn(profile, labels)} isVerified={profile?.verified} />
    </>
  )
}

function memberIn({ display_name, age, location, country_of_residence }: OwnProfile, labels: Labels | null) {
  const country = country_of_residence && (labels?.country(country_of_residence) ?? '')
  return { name: display_name, age, place: placeWords(location, country) }
}

/** "Lagos, Nigeria", only the country, or unknown (section 5 of the specification). */
const placeWords = (city: string | null, country: string | null) =>
  country ? [city, country].filter(Boolean).join(', ') : words.photos.unknownPlace
