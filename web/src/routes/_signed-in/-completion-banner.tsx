import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Images } from 'lucide-react'
import { useViewer } from '../../features/accounts/index.ts'
import { ownProfileQuery } from '../../features/profiles/index.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx'

/** How complete the profile is and what would help most; gone once nothing is missing. */
export function CompletionBanner() {
  const { data, isPending } = useQuery(ownProfileQuery(useViewer().id))
  if (isPending) {
    return (
      <Card>
        <Loading label="Loading your profile...">
          <SkeletonLines />
        </Loading>
      </Card>
    )
  }
  // Without it the dashboard is whole all the same, so a failure takes no room.
  if (!data || data.missing.length === 0) return null
  const percent = data.profile_completion_percentage
  return (
    <Card className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8">
      <div className="grid gap-2">
        <h2 className="text-lg font-bold">Your profile is {percent}% complete</h2>
        <ProgressBar value={percent} label="Profile completion" />
        <p className="text-soft">Still missing: {inWords(data.missing)}.</p>
      </div>
      <div className="flex flex-wrap gap-3 *:grow sm:flex-col">
        <Link to="/photos" className={buttonClass('primary', 'sm')}>
          <Images size={18} aria-hidden="true" />
          Add Photos
        </Link>
        <Link to="/profile" className={buttonClass('outline', 'sm')}>
          Edit Profile
        </Link>
      </div>
    </Card>
  )
}

const NAMED = 3
const list = new Intl.ListFormat('en', { type: 'conjunction' })

function inWords(missing: readonly string[]): string {
  const rest = missing.length - NAMED
  return list.format(rest > 0 ? [...missing.slice(0, NAMED), `${rest} more`] : missing)
}
