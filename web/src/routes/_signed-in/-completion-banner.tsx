import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { useEffect } from 'react'
import { words } from '../../app/screens/words.ts'
import { ownProfileQuery } from '../../features/dating/profiles/index.ts'
import { useViewer } from '../../features/identity/accounts/index.ts'
import { loadJson, localStore, saveJson } from '../../lib/storage/storage.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'

export function CompletionBanner() {
  const { data, isPending } = useQuery(ownProfileQuery(useViewer().id))
  const isComplete = data?.missing.length === 0
  useEffect(() => {
    if (data) saveJson(localStore, 'profile completion', isComplete ? 'complete' : 'incomplete')
  }, [data, isComplete])
  if (isPending) return lastSeen() === 'complete' ? null : <LoadingBanner />
  // The dashboard works without the banner, so a failure is not shown.
  if (!data || isComplete) return null
  const percent = data.profile_completion_percentage
  return (
    <Card className={layout}>
      <div className="grid gap-2">
        <h2 className="text-lg font-bold">{words.home.completion.title(percent)}</h2>
        <ProgressBar value={percent} label={words.home.completion.label} />
        <p className="text-soft">
          {words.home.completion.missing(data.missing.slice(0, NAMED), data.missing.length - NAMED)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 *:grow sm:flex-col">
        <Link to="/photos" className={buttonClass(data.photos.length > 0 ? 'outline' : 'primary', 'sm')}>
          <Images size={18} aria-hidden="true" />
          {words.home.completion.addPhotos}
        </Link>
        <Link to="/profile" className={buttonClass(data.photos.length > 0 ? 'primary' : 'outline', 'sm')}>
          {words.home.completion.editProfile}
        </Link>
      </div>
    </Card>
  )
}

/** True while unknown, so that the content below waits and does not move. */
export function useIsBannerOpen(): boolean {
  const { isPending } = useQuery(ownProfileQuery(useViewer().id))
  return isPending && lastSeen() === null
}

const lastSeen = () =>
  loadJson<string>(localStore, 'profile completion', (seen) => seen === 'complete' || seen === 'incomplete')
const layout = 'grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8'

function LoadingBanner() {
  return (
    <Card className={layout}>
      <Loading label={words.home.completion.loading}>
        <div className="grid gap-2">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-3" />
          <Skeleton className="h-13 sm:h-6.5" />
        </div>
      </Loading>
      <Skeleton round className="h-11 sm:hidden" />
      <Skeleton className="h-25 w-35 max-sm:hidden" />
    </Card>
  )
}

const NAMED = 3
