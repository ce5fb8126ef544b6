import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface FailedStateProps {
  title: string
  text?: ReactNode
  onRetry?: () => void
  retryText?: string
  busy?: boolean
}

/** It did not work: what happened, and a way to try again. */
export function FailedState({ title, text, onRetry, retryText = 'Try Again', busy }: FailedStateProps) {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-error-tint text-error">
        <CloudOff size={30} aria-hidden="true" />
      </span>
      <h2 className="text-xl font-bold">{title}</h2>
      {text && <p className="text-soft">{text}</p>}
      {onRetry && (
        <Button variant="outline" busy={busy} onClick={onRetry} className="mt-2">
          {retryText}
        </Button>
      )}
    </div>
  )
}
