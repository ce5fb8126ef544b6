import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './feedback/spinner.tsx'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-2 border-brand-strong text-brand-strong hover:bg-sand',
  quiet: 'text-brand-strong hover:bg-sand',
  danger: 'bg-error text-on-error hover:opacity-90',
}
const sizes: Record<ButtonSize, string> = { md: 'min-h-12 px-6 text-base', sm: 'min-h-11 px-4 text-sm' }

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return cx(
    'press inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold no-underline select-none',
    'disabled:opacity-55',
    sizes[size],
    looks[variant],
  )
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  busyText?: string
  icon?: ReactNode
}

export function Button({ variant, size, busy, busyText, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonClass(variant, size), className)}
    >
      {busy ? <Spinner small /> : icon}
      {busy && busyText ? busyText : children}
    </button>
  )
}
