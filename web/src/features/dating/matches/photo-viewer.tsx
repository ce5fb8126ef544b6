import type { MemberCard } from '@ndoa/contract/dating/discovery'
import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../../ui/media/photo.tsx'
import { isAbsent, PhotoRule, ScreenshotRequest } from '../profiles/index.ts'
import { SafetyMenu } from '../safety/index.ts'
import { memberPhotosQuery } from './member-photos.queries.ts'
import { words } from './words.ts'

export interface PhotoViewerProps {
  member: MemberCard
  matchId?: string | undefined
  open: boolean
  onClose: () => void
}

export default function PhotoViewer({ member, matchId, open, onClose }: PhotoViewerProps) {
  const [shown, setShown] = useState<string>()
  const about = { surface: 'photo', photo_id: shown } as const
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.photos.title(member.display_name)}
      headerActions={<SafetyMenu {...{ member, matchId, about }} canHide onGone={onClose} />}
    >
      <Photos member={member} onShow={setShown} />
    </Dialog>
  )
}

interface PhotosProps extends Pick<PhotoViewerProps, 'member'> {
  onShow: (photoId: string) => void
}

function Photos({ member, onShow }: PhotosProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(memberPhotosQuery(member.user_id))
  if (isPending) {
    return (
      <Loading label={words.photos.loading}>
        <Skeleton className="mx-auto aspect-4/5 max-w-[calc((92dvh-14rem)*0.8)]" />
      </Loading>
    )
  }
  if (!data || isAbsent(error)) {
    return (
      <FailedState
        title={words.photos.failed.title}
        text={sentenceFor(error, words.photos.failed.text)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.length === 0) {
    return <EmptyState title={words.photos.none.title} text={words.photos.none.text(member.display_name)} />
  }
  return <PhotoNavigation photos={data} member={member} onShow={onShow} />
}

function PhotoNavigation({ photos, member, onShow }: PhotosProps & { photos: readonly ViewedPhoto[] }) {
  const { display_name: name } = member
  const [place, setPlace] = useState(0)
  const photo = photos[place]
  const turn = (steps: number) => setPlace((place + steps + photos.length) % photos.length)
  useArrowKeys(turn)
  const shown = photo?.id
  useEffect(() => {
    if (shown) onShow(shown)
  }, [shown, onShow])
  if (!photo) return null
  return (
    // As tall as the window allows, so that the dialog need not scroll.
    <div className="mx-auto max-w-[calc((92dvh-14rem)*0.8)]">
      <Photo
        key={photo.id}
        src={photo.signed_url}
        srcSet={photo.srcset}
        sizes="(width < 40rem) 90vw, 36rem"
        alt={words.photos.placeOf(place + 1, photos.length, name)}
        name={name}
        thumbhash={photo.thumbhash}
        blurred={photo.blurred}
        eager
        rounded
      >
        {photos.length > 1 && <PreviousNextButtons onTurn={turn} />}
      </Photo>
      <p role="status" className="sr-only">
        {words.photos.place(place + 1, photos.length)}
      </p>
      {photos.length > 1 && <Thumbnails photos={photos} place={place} onChoose={setPlace} />}
      <div className="mt-3 grid gap-1">
        <PhotoRule photo={photo} name={name} />
        <ScreenshotRequest member={member} />
      </div>
    </div>
  )
}

function PreviousNextButtons({ onTurn }: { onTurn: (steps: number) => void }) {
  return (
    <div className="absolute inset-x-3 inset-y-0 flex items-center justify-between">
      <IconButton label={words.photos.previous} look="over" onClick={() => onTurn(-1)}>
        <ChevronLeft size={22} aria-hidden="true" className="pointing" />
      </IconButton>
      <IconButton label={words.photos.next} look="over" onClick={() => onTurn(1)}>
        <ChevronRight size={22} aria-hidden="true" className="pointing" />
      </IconButton>
    </div>
  )
}

interface ThumbnailsProps {
  photos: readonly ViewedPhoto[]
  place: number
  onChoose: (place: number) => void
}

function Thumbnails({ photos, place, onChoose }: ThumbnailsProps) {
  return (
    <ul className="mt-3 flex flex-wrap justify-center gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={words.photos.show(index + 1)}
            aria-current={index === place || undefined}
            onClick={() => onChoose(index)}
            className={cx(
              'size-12 overflow-clip rounded-md border-3',
              index === place ? 'border-brand' : 'border-transparent',
            )}
          >
            <img
              src={photo.signed_url}
              srcSet={photo.srcset}
              sizes="48px"
              alt=""
              className="size-full object-cover object-top"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

function useArrowKeys(turn: (steps: number) => void) {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') turn(key === forward ? 1 : -1)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
