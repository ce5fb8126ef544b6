import { useQuery } from '@tanstack/react-query'
import { BookOpen, Eye, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { VerifiedBadge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Loading, Skeleton, SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { Photo } from '../../../../ui/media/photo.tsx'
import { useLabels } from '../labels.ts'
import { profileAsOthersQuery } from '../profiles.queries.ts'
import { words as member } from '../words/member.ts'
import { words } from '../words/own.ts'

export function OwnCard({ onView }: { onView: () => void }) {
  const { data, isError } = useQuery(profileAsOthersQuery)
  const labels = useLabels()
  if (isError && !data) return null // the editor works without it
  if (!data) return <LoadingCard />

  const [photo] = data.photos
  const faith = data.faith && labels?.faith(data.faith)
  return (
    <Card flush className={layout}>
      <Photo
        src={photo?.signed_url}
        srcSet={photo?.srcset}
        sizes="13rem"
        thumbhash={photo?.thumbhash}
        blurred={photo?.blurred}
        name={data.display_name}
        alt={photo ? words.card.photo : words.card.noPhoto}
        eager
      />
      <div className="flex min-w-0 flex-col gap-1.5 p-4 sm:p-5">
        <h2 className="flex items-start gap-1.5 text-xl font-bold wrap-anywhere">
          {member.nameAge(data.display_name, data.age)}
          {data.verified && (
            <span className="flex h-[1lh] items-center">
              <VerifiedBadge />
            </span>
          )}
        </h2>
        <Fact icon={<MapPin size={16} aria-hidden="true" />}>{data.display_location}</Fact>
        {faith && <Fact icon={<BookOpen size={16} aria-hidden="true" />}>{faith}</Fact>}
        <Button
          variant="outline"
          size="sm"
          icon={<Eye size={18} aria-hidden="true" />}
          onClick={onView}
          className="mt-auto"
        >
          {words.card.view}
        </Button>
      </div>
    </Card>
  )
}

const layout = 'grid grid-cols-[8.5rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]'

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="flex min-w-0 items-start gap-1.5 text-sm text-soft">
      <span className="flex h-[1lh] shrink-0 items-center">{icon}</span>
      <span className="wrap-anywhere">{children}</span>
    </p>
  )
}

function LoadingCard() {
  return (
    <Card flush className={layout}>
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="p-5">
        <Loading label={words.card.loading}>
          <SkeletonLines lines={3} />
        </Loading>
      </div>
    </Card>
  )
}
