import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { words } from '../words.ts'
import { type Tone, ToneIcon, toneClass } from './tone-icon.tsx'

export interface BannerProps {
  tone: Tone
  title?: string
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

export function Banner({ tone, title, children, action, onDismiss }: BannerProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-md border p-2 ps-4', toneClass[tone])}
    >
      <span className="py-2.5">
        <ToneIcon tone={tone} />
      </span>
      <div className="grow py-2.5 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-3">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={words.dismiss} onClick={onDismiss} className="hover:bg-transparent">
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
