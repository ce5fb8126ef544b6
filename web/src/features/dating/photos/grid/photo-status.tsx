import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { dateLabel } from '../../../../lib/dates.ts'
import { Chip } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Photo } from '../../../../ui/media/photo.tsx'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words.ts'
import { rejectionWords } from './rejection-words.ts'

const statuses = {
  approved: { tone: 'success', Icon: CircleCheck },
  pending: { tone: 'gold', Icon: Clock },
  rejected: { tone: 'error', Icon: CircleX },
} as const

export function StatusIcon({ status }: { status: OwnPhoto['status'] }) {
  const { Icon } = statuses[status]
  const label = words.statuses[status]
  return (
    <span className="grid size-8 place-items-center rounded-full bg-card text-ink" title={label}>
      <Icon size={18} role="img" aria-label={label} />
    </span>
  )
}

export function StatusList({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg font-bold">{words.status.title}</h2>
      <ul className="divide-y divide-line">
        {photos.map((photo, index) => (
          <StatusRow key={photo.id} photo={photo} place={index + 1} />
        ))}
      </ul>
      {photos.some((photo) => photo.approved_by_itself) && (
        <p className="mt-3 border-t border-line pt-3 text-sm text-soft">{words.unseen}</p>
      )}
    </Card>
  )
}

function StatusRow({ photo, place }: { photo: OwnPhoto; place: number }) {
  const { tone, Icon } = statuses[photo.status]
  const why = rejectionWords(photo)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="w-12 shrink-0">
        <Photo
          src={photo.signed_url}
          srcSet={photo.srcset}
          sizes="3rem"
          alt=""
          name={String(place)}
          rounded
        />
      </div>
      <div className="min-w-32 flex-1">
        <p className="font-medium">{(photo.is_primary ? words.status.mainPhoto : words.photo)(place)}</p>
        <p className="text-sm text-soft">
          {rich(words.status.uploaded, {
            more: srOnly,
            date: <>{dateLabel(photo.uploaded_at)}</>,
          })}
        </p>
      </div>
      <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
        {photo.approved_by_itself ? words.autoApproved : words.statuses[photo.status]}
      </Chip>
      {why && <p className="w-full text-sm">{why}</p>}
    </li>
  )
}
