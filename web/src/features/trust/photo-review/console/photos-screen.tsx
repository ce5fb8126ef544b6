import { PICTURE_PATHS } from '@ndoa/contract/trust/case-routes'
import { UNDO_SECONDS } from '@ndoa/contract/trust/decision-rules'
import type { ContactText, WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import { PHOTO_REJECTIONS, type PhotoRejection } from '@ndoa/contract/trust/photo-review-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { GreyscaleSwitch } from '../../../../staff/hard-items/greyscale-switch.tsx'
import { HiddenPicture } from '../../../../staff/hard-items/hidden-picture.tsx'
import { useKeys } from '../../../../staff/keys-provider.tsx'
import { QueryList } from '../../../../staff/query-list.tsx'
import { dueLabel } from '../../../../staff/time-words.ts'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { SkeletonCard } from '../../../../ui/feedback/skeleton.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { useReviewPhoto, useUndoReview, waitingPhotosQuery } from './photo-review.queries.ts'

const REJECTIONS: Record<PhotoRejection, string> = {
  no_face: 'No face visible',
  several_people: 'Several people',
  not_the_member: 'Not the member',
  child: 'A child',
  sexual: 'Sexual',
  violence: 'Violence',
  contact_details: 'Contact details',
  unclear: 'Too dark or blurred',
}

export function PhotosScreen() {
  usePageTitle('Photos')
  const waiting = useQuery(waitingPhotosQuery)
  const { data, isFetching, refetch } = waiting
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="display text-3xl">Photos</h1>
        <GreyscaleSwitch />
      </div>
      <QueryList
        query={waiting}
        items={data?.photos}
        failedTitle="The photos could not be loaded"
        skeleton={
          <div className="max-w-sm">
            <SkeletonCard />
          </div>
        }
        empty={<NoneLeft busy={isFetching} onRefresh={() => void refetch()} />}
      >
        {(photos) => (
          <Review
            key={photos[0]?.id}
            photos={photos}
            waiting={data?.waiting ?? photos.length}
            busy={isFetching}
            onRefresh={() => void refetch()}
          />
        )}
      </QueryList>
    </>
  )
}

function NoneLeft({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-soft">No photos are waiting.</p>
      <Button variant="outline" size="sm" busy={busy} onClick={onRefresh}>
        Refresh
      </Button>
    </div>
  )
}

interface ReviewProps {
  photos: readonly WaitingPhoto[]
  waiting: number
  busy: boolean
  onRefresh: () => void
}

function Review({ photos, waiting, busy, onRefresh }: ReviewProps) {
  const { photo, at, left, isRevealed, isRejecting, isSending, ...does } = useReview(photos)
  if (!photo) return <NoneLeft busy={busy} onRefresh={onRefresh} />
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,26rem)_1fr]">
      <HiddenPicture
        key={photo.id}
        src={PICTURE_PATHS.waitingPhoto(photo.id)}
        label="the new photo"
        shown={isRevealed}
        onShow={does.reveal}
      />
      <Card className="grid gap-5">
        <Facts photo={photo} waiting={waiting - (photos.length - left)} />
        {isRejecting ? (
          <Reasons busy={isSending} onChoose={does.decide} onCancel={does.cancel} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button disabled={!isRevealed} busy={isSending} onClick={() => does.decide()}>
              Approve
            </Button>
            <Button variant="outline" disabled={!isRevealed || isSending} onClick={does.reject}>
              Reject
            </Button>
          </div>
        )}
        {!isRevealed && <p className="text-sm text-soft">Look at the photo before you decide.</p>}
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <Button variant="quiet" size="sm" disabled={at <= 0} onClick={() => does.move(-1)}>
            Previous
          </Button>
          <Button variant="quiet" size="sm" disabled={at >= left - 1} onClick={() => does.move(1)}>
            Next
          </Button>
        </div>
      </Card>
    </div>
  )
}

function useReview(photos: readonly WaitingPhoto[]) {
  const [left, setLeft] = useState(photos)
  const [at, setAt] = useState(0)
  const [revealed, setRevealed] = useState<string | null>(null)
  const [isRejecting, setIsRejecting] = useState(false)
  const { mutate, isPending: isSending } = useReviewPhoto()
  const undo = useUndoReview()
  const toast = useToast()
  const photo = left[Math.min(at, left.length - 1)]
  const isRevealed = photo !== undefined && revealed === photo.id
  const reveal = () => photo && setRevealed(photo.id)
  const reject = () => isRevealed && setIsRejecting(true)
  const cancel = () => setIsRejecting(false)

  function move(by: number) {
    setIsRejecting(false)
    setAt(Math.max(0, Math.min(left.length - 1, at + by)))
  }
  function decide(reason?: PhotoRejection) {
    if (!photo || !isRevealed || isSending) return
    const { id: photo_id } = photo
    const outcome = reason ? `Rejected: ${REJECTIONS[reason]}.` : 'Approved.'
    mutate(reason ? { photo_id, verdict: 'rejected', reason } : { photo_id, verdict: 'approved' }, {
      onSuccess: () =>
        toast.info(`${outcome} This takes effect in ${UNDO_SECONDS} seconds.`, UNDO_SECONDS * 1000, {
          text: 'Undo',
          run: () => void undoVerdict(photo),
        }),
      onError: (error) => toast.error(sentenceFor(error, 'That didn’t work. Please try again.')),
      onSettled: () => {
        setIsRejecting(false)
        setLeft((some) => some.filter(({ id }) => id !== photo_id))
      },
    })
  }
  function putBack(taken: WaitingPhoto) {
    setIsRejecting(false)
    setLeft((some) => [taken, ...some])
    setAt(0)
  }
  const undoVerdict = (taken: WaitingPhoto) =>
    undo.mutateAsync(taken.id).then(
      () => putBack(taken),
      (error: unknown) => toast.error(sentenceFor(error, 'This could not be undone.')),
    )
  useKeys([
    { key: 'v', does: 'Reveal the photo', act: reveal },
    { key: 'a', does: 'Approve', act: () => decide() },
    { key: 'r', does: 'Reject, then a number for the reason', act: reject },
    { key: 'j', also: 'ArrowRight', does: 'Next photo', act: () => move(1) },
    { key: 'k', also: 'ArrowLeft', does: 'Previous photo', act: () => move(-1) },
    ...PHOTO_REJECTIONS.map((reason, i) => ({
      key: String(i + 1),
      does: `Reject: ${REJECTIONS[reason]}`,
      act: () => isRejecting && decide(reason),
    })),
  ])
  return {
    photo,
    at,
    left: left.length,
    isRevealed,
    isRejecting,
    isSending,
    reveal,
    reject,
    cancel,
    move,
    decide,
  }
}

const FIELDS: Record<ContactText['field'], string> = {
  full_name: 'name',
  bio: 'bio',
  occupation: 'occupation',
}

function Facts({ photo, waiting }: { photo: WaitingPhoto; waiting: number }) {
  const { gender, age, is_primary, is_plain, approved_photos, contact_texts, contact_openers, due_at } = photo
  const due = dueLabel(due_at, useNow())
  const who = [gender === 'Female' ? 'Woman' : gender === 'Male' ? 'Man' : null, age && `${age}`]
  return (
    <div className="grid gap-1">
      <p className="text-lg font-bold">{who.filter(Boolean).join(', ') || 'No profile yet'}</p>
      <p className="text-soft">
        {is_primary ? 'Would become the main photo' : 'An additional photo'} ·{' '}
        {approved_photos === 1 ? '1 approved photo' : `${approved_photos} approved photos`}
      </p>
      <p className={cx('text-sm font-semibold', due.isLate ? 'text-error' : 'text-soft')}>
        {due.text} · {waiting === 1 ? '1 photo waits' : `${waiting} photos wait`}
      </p>
      {is_plain && <Chip tone="gold">Plain picture: hardly anything to see</Chip>}
      {contact_texts.map(({ field, text }) => (
        <div key={field}>
          <Chip tone="gold">Contact details in the {FIELDS[field]}</Chip>
          <p className="whitespace-pre-wrap break-words">
            <bdi>{text}</bdi>
          </p>
        </div>
      ))}
      {contact_openers > 0 && (
        <Chip tone="gold">
          {contact_openers === 1
            ? 'Contact details early in 1 conversation'
            : `Contact details early in ${contact_openers} conversations`}
        </Chip>
      )}
    </div>
  )
}

interface ReasonsProps {
  busy: boolean
  onChoose: (reason: PhotoRejection) => void
  onCancel: () => void
}

function Reasons({ busy, onChoose, onCancel }: ReasonsProps) {
  return (
    <div className="grid gap-3">
      <h2 className="font-bold">Why is it rejected?</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {PHOTO_REJECTIONS.map((reason, i) => (
          <li key={reason}>
            <Button
              variant="outline"
              size="sm"
              className="w-full justify-start!"
              disabled={busy}
              onClick={() => onChoose(reason)}
            >
              <kbd aria-hidden="true" className="font-mono">
                {i + 1}
              </kbd>
              {REJECTIONS[reason]}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
