import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { ChevronLeft, ChevronRight, GripVertical, Star, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Chip } from '../../../../ui/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Photo } from '../../../../ui/media/photo.tsx'
import { words } from '../words.ts'
import { StatusIcon } from './photo-status.tsx'

export interface PhotoSlotProps {
  photo: OwnPhoto
  place: number
  count: number
  onMove: (steps: 1 | -1) => void
  onOpen: (photo: OwnPhoto) => void
  onSetMain: (photo: OwnPhoto) => void
  onDelete: (photo: OwnPhoto) => void
}

export function PhotoSlot(props: PhotoSlotProps) {
  const { photo, place, count, onMove } = props
  const { node, setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({ id: photo.id })
  const { attributes, listeners, transform, transition, isDragging } = sortable
  const moveWithFocus = useFocusAfterMove(node, place)
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('grid content-start gap-1', isDragging && 'relative z-10 opacity-90')}
    >
      <div
        {...listeners}
        className={cx(
          'relative touch-manipulation rounded-portrait select-none [-webkit-touch-callout:none]',
          isDragging && 'outline-3 outline-offset-2 outline-teal',
        )}
      >
        <OpenButton {...props} />
        {count > 1 ? (
          <button
            ref={setActivatorNodeRef}
            {...attributes}
            type="button"
            aria-label={words.slot.drag(place)}
            className="absolute start-2 top-2 flex min-h-11 cursor-grab items-center rounded-full bg-card ps-2 pe-3 text-sm font-bold tabular-nums"
          >
            <GripVertical size={18} aria-hidden="true" className="text-soft" />
            {place}
          </button>
        ) : (
          <PlaceNumber place={place} />
        )}
        <Marks {...props} />
      </div>
      <Actions {...props} onMove={(by) => moveWithFocus(onMove, by)} />
    </li>
  )
}

function OpenButton({ photo, place, onOpen }: PhotoSlotProps) {
  return (
    <button
      type="button"
      aria-label={(photo.is_primary ? words.slot.viewMain : words.slot.view)(
        place,
        words.statuses[photo.status],
      )}
      onClick={() => onOpen(photo)}
      className="press block w-full rounded-portrait"
    >
      <Photo
        src={photo.signed_url}
        srcSet={photo.srcset}
        sizes="(width < 40rem) 50vw, 15rem"
        alt=""
        name={String(place)}
        thumbhash={photo.thumbhash}
        eager={place <= 2}
        rounded
      />
    </button>
  )
}

function Marks({ photo, place, onSetMain }: PhotoSlotProps) {
  return (
    <>
      <span aria-hidden="true" className="pointer-events-none absolute end-2 top-2">
        <StatusIcon status={photo.status} />
      </span>
      {photo.is_primary && (
        <span aria-hidden="true" className="pointer-events-none absolute start-2 bottom-2">
          <Chip tone="gold" icon={<Star size={15} />}>
            {words.main}
          </Chip>
        </span>
      )}
      {!photo.is_primary && photo.status !== 'rejected' && (
        <IconButton
          label={words.slot.setMain(place)}
          look="over"
          onClick={() => onSetMain(photo)}
          className="absolute end-2 bottom-2"
        >
          <Star size={20} aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function Actions({ photo, place, count, onMove, onDelete }: PhotoSlotProps) {
  return (
    <div role="group" aria-label={words.slot.actions(place)} className="flex justify-between">
      <IconButton
        label={words.slot.moveLeft(place)}
        data-move="-1"
        disabled={place === 1}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft size={20} aria-hidden="true" className="pointing" />
      </IconButton>
      <IconButton label={words.slot.remove(place)} onClick={() => onDelete(photo)}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.slot.moveRight(place)}
        data-move="1"
        disabled={place === count}
        onClick={() => onMove(1)}
      >
        <ChevronRight size={20} aria-hidden="true" className="pointing" />
      </IconButton>
    </div>
  )
}

function PlaceNumber({ place }: Pick<PhotoSlotProps, 'place'>) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute start-2 top-2 grid size-8 place-items-center rounded-full bg-card text-sm font-bold tabular-nums"
    >
      {place}
    </span>
  )
}

function useFocusAfterMove(slot: RefObject<HTMLElement | null>, place: number) {
  const move = useRef<{ by: 1 | -1; to: number } | null>(null)

  useEffect(() => {
    if (move.current?.to !== place) return
    const buttons = [...(slot.current?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const same = buttons.find((button) => button.dataset.move === String(move.current?.by))
    const usable = same?.disabled ? buttons.find((button) => !button.disabled) : same
    usable?.focus()
    move.current = null
  }, [slot, place])

  return (onMove: (by: 1 | -1) => void, by: 1 | -1) => {
    move.current = { by, to: place + by }
    onMove(by)
  }
}
