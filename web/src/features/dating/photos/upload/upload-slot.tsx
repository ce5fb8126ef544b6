import { RotateCcw, X } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { words } from '../words.ts'
import type { PendingUpload } from './pending-uploads.ts'

export interface UploadSlotProps {
  upload: PendingUpload
  onRetry: (upload: PendingUpload) => void
  onDismiss: (uploadId: number) => void
}

export function UploadSlot({ upload, onRetry, onDismiss }: UploadSlotProps) {
  const { state, file } = upload
  return (
    <li className="grid aspect-4/5 content-center gap-3 overflow-clip rounded-portrait border-2 border-dashed border-edge bg-card p-3 text-center">
      <p dir="auto" className="truncate text-sm text-soft">
        {file.name}
      </p>
      {(state.name === 'waiting' || state.name === 'cropping') && (
        <p className="text-sm">{words.uploads.waiting}</p>
      )}
      {state.name === 'offline' && (
        <p role="status" className="text-sm">
          {words.uploads.offline}
        </p>
      )}
      {state.name === 'sending' && (
        <>
          <ProgressBar value={state.percent} label={words.uploads.uploading(file.name)} />
          <p className="text-sm tabular-nums">
            {state.percent < 100 ? words.uploads.percent(state.percent) : words.uploads.checking}
          </p>
        </>
      )}
      {(state.name === 'failed' || state.name === 'refused') && (
        <>
          {/* A toast announces failures, so only a refusal is an alert. */}
          <p role={state.name === 'refused' ? 'alert' : undefined} className="text-sm font-medium text-error">
            {state.reason}
          </p>
          {state.name === 'failed' && (
            <Button
              size="sm"
              variant="outline"
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={() => onRetry(upload)}
            >
              {ui.tryAgain}
            </Button>
          )}
        </>
      )}
      {state.name !== 'sending' && state.name !== 'cropping' && (
        <Button
          size="sm"
          variant="quiet"
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onDismiss(upload.id)}
        >
          {ui.dismiss}
        </Button>
      )}
    </li>
  )
}
