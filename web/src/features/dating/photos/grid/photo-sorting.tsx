import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  hasSortableData,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { type ReactNode, useState } from 'react'
import { words } from '../words.ts'
import { moveItem } from './photo-order.ts'

interface PhotoSortingProps {
  photos: readonly OwnPhoto[]
  onReorder: (photos: OwnPhoto[]) => void
  children: (photos: readonly OwnPhoto[]) => ReactNode
}

/** A press below these limits opens a photo or scrolls the page; beyond them it drags. */
const MOUSE = { activationConstraint: { distance: 8 } }
const FINGER = { activationConstraint: { delay: 250, tolerance: 8 } }

export function PhotoSorting({ photos, onReorder, children }: PhotoSortingProps) {
  const [dropped, setDropped] = useState<{ order: OwnPhoto[]; before: readonly OwnPhoto[] }>()
  // Shows the dropped order until the cache has it, so that the photo does not jump back.
  const shown = dropped?.before === photos ? dropped.order : photos
  const ids = shown.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, { coordinateGetter: placeByKey }),
  )

  function drop({ active, over }: DragEndEvent) {
    const from = placeOf(ids, active.id)
    const to = over ? placeOf(ids, over.id) : from
    if (from === to) return
    const order = moveItem(shown, from - 1, to - from)
    setDropped({ order, before: photos })
    onReorder(order)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(ids),
        screenReaderInstructions: { draggable: words.sorting.how },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={ids.length < 2}>
        {children(shown)}
      </SortableContext>
    </DndContext>
  )
}

const placeByKey: KeyboardCoordinateGetter = (event, args) => {
  const forward = document.dir === 'rtl' ? -1 : 1
  const steps = { ArrowLeft: -forward, ArrowRight: forward }[event.code]
  if (!steps) return sortableKeyboardCoordinates(event, args)
  event.preventDefault()
  const { over, droppableRects } = args.context
  if (!hasSortableData(over)) return undefined
  const { items, index } = over.data.current.sortable
  const next = items[index + steps]
  const target = next && droppableRects.get(next)
  return target ? { x: target.left, y: target.top } : undefined
}

const placeOf = (ids: readonly string[], id: UniqueIdentifier) => ids.indexOf(String(id)) + 1

function announcementsFor(ids: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => placeOf(ids, id)
  return {
    onDragStart: ({ active }) => words.sorting.pickedUp(place(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.sorting.over(place(active.id), place(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? words.sorting.put(place(active.id), place(over.id), ids.length) : undefined,
    onDragCancel: ({ active }) => words.sorting.stays(place(active.id)),
  }
}
