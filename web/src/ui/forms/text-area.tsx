import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { characterLimit, keepLimit } from './character-limit.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

/** `maxLength` is in characters as people see them. */
export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {
  /** Pixels; 240 by default. */
  maxHeight?: number
}

export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    maxHeight = 240,
    rows = 4,
    ref,
    maxLength,
    onChange,
    ...area
  } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current!)
  useLayoutEffect(() => growToContent(field.current))
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          {...characterLimit(maxLength)}
          onChange={(event) => {
            keepLimit(event.target)
            onChange?.(event)
          }}
          ref={field}
          style={{ minBlockSize: `calc(${rows}lh + 1.5rem)`, maxBlockSize: maxHeight }}
          className={cx(controlClass, 'field-sizing-content resize-none py-3')}
        />
      )}
    </Field>
  )
}

/** For browsers without `field-sizing`. */
function growToContent(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + 2}px`
}
