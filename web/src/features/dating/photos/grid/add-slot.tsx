import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { Camera, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words.ts'

interface AddSlotProps {
  place: number
  onAdd: (files: File[]) => void
}

const frame =
  'press grid place-content-center justify-items-center border-2 border-dashed border-edge bg-card text-center text-brand-strong hover:bg-sand focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-teal'

export function AddSlot({ place, onAdd }: AddSlotProps) {
  return (
    <li data-free>
      <Field onAdd={onAdd} className="h-full min-h-20 rounded-md">
        <Plus size={20} aria-hidden="true" />
        <span className="sr-only">
          <Name place={place} />
        </span>
      </Field>
    </li>
  )
}

export function EmptySlots({ onAdd }: Pick<AddSlotProps, 'onAdd'>) {
  return Array.from({ length: PHOTOS_MAX }, (_, index) => index + 1).map((place) =>
    place === 1 ? (
      <li key={place} className="col-span-full sm:col-span-2 sm:row-span-2">
        <Field onAdd={onAdd} className="h-full min-h-60 gap-2 rounded-portrait p-4">
          <Camera size={40} aria-hidden="true" />
          <Name place={place} />
          <span className="max-w-56 text-sm text-balance text-soft">{words.whichFirst}</span>
        </Field>
      </li>
    ) : (
      <li key={place}>
        <Field onAdd={onAdd} className="aspect-square rounded-md sm:aspect-4/5">
          <Plus size={20} aria-hidden="true" />
          <span className="sr-only">
            <Name place={place} />
          </span>
        </Field>
      </li>
    ),
  )
}

const Name = ({ place }: Pick<AddSlotProps, 'place'>) => (
  <span className="font-semibold">{rich(words.add(place), { more: srOnly })}</span>
)

interface FieldProps extends Pick<AddSlotProps, 'onAdd'> {
  className: string
  children: ReactNode
}

function Field({ onAdd, className, children }: FieldProps) {
  const id = useId()
  return (
    <label htmlFor={id} className={cx(frame, className)}>
      {children}
      <input
        id={id}
        type="file"
        multiple
        accept="image/*"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Otherwise choosing the same file again after a failure would not be a change.
          event.target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
    </label>
  )
}
