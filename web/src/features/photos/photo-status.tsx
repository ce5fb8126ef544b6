import type { OwnPhoto } from '@ndoa/contract/photos'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { dateLabel } from '../../lib/dates.ts'
import { Chip } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Photo } from '../../ui/photo.tsx'
import { rejectionWords } from './rejection-words.ts'

const statuses = {
  approved: { words: 'Approved', tone: 'success', Icon: CircleCheck },
  pending: { words: 'Under Review', tone: 'gold', Icon: Clock },
  rejected: { words: 'Rejected', tone: 'error', Icon: CircleX },
} as const

/** The review status of a photo, as text. */
export const statusWords = (status: OwnPhoto['status']) => statuses[status].words

/** The same as an icon for the corner of a photo; the text is its label. */
export function StatusIcon({ status }: { status: OwnPhoto['status'] }) {
  const { words, Icon } = statuses[status]
  return (
    <span className="grid size-8 place-items-center rounded-full bg-card text-ink" title={words}>
      <Icon size={18} role="img" aria-label={words} />
    </span>
  )
}

/** Each photo with its state and the day on which it was added. */
export function StatusList({ photos }: { photos: readonly OwnPhoto[] }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg font-bold">Photo Status</h2>
      <ul className="divide-y divide-line">
        {photos.map((photo, index) => (
          <StatusRow key={photo.id} photo={photo} place={index + 1} />
        ))}
      </ul>
    </Card>
  )
}

function StatusRow({ photo, place }: { photo: OwnPhoto; place: number }) {
  const { words, tone, Icon } = statuses[photo.status]
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
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          Photo {place}
          {photo.is_primary && ' (main)'}
        </p>
        <p className="text-sm text-soft">
          <span className="sr-only">Uploaded </span>
          {dateLabel(photo.uploaded_at)}
        </p>
      </div>
      <Chip tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
        {words}
      </Chip>
      {why && <p className="w-full text-sm">{why}</p>}
    </li>
  )
}
