import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { words } from '../words.ts'

export interface FailedStateProps {
  heading?: 'h1' | 'h2'
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryText?: string
  busy?: boolean
}

export function FailedState({
  heading: Heading = 'h2',
  title,
  text,
  onRetry,
  retryText = words.tryAgain,
  busy,
}: FailedStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-error-tint text-error">
        <CloudOff size={30} aria-hidden="true" />
      </span>
      <Heading className="text-xl font-bold">{title}</Heading>
      {text && <p className="text-soft">{text}</p>}
      {onRetry && (
        <Button variant="outline" busy={busy} onClick={onRetry} className="mt-2">
          {retryText}
        </Button>
      )}
    </div>
  )
}
