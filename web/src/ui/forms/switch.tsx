import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string
  hint?: ReactNode
}

const track =
  'press relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-edge checked:border-teal checked:bg-teal disabled:opacity-55'
const thumb =
  'before:absolute before:start-0.5 before:top-0.5 before:size-[1.375rem] before:rounded-full before:bg-card before:transition-transform before:duration-100 checked:before:transform-[translateX(1.25rem)] rtl:checked:before:transform-[translateX(-1.25rem)]'

export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label className={`flex min-h-12 items-center justify-between gap-4 py-2 ${className ?? ''}`}>
      <span>
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its own state
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`${track} ${thumb}`}
      />
    </label>
  )
}
