import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { askForCall } from './send-pictures.ts'

/** There is no camera, or it may not be used. */
export function NoCamera({ onRetry, onAsked }: { onRetry: () => void; onAsked: () => void }) {
  const call = useMutation({ mutationFn: askForCall, onSuccess: onAsked })
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">We can’t use the camera</h2>
      <p>
        If your browser asked and you said no, allow the camera for this page in the settings of your browser
        and try again. If this device has no camera, we can verify you in a video call instead.
      </p>
      {call.error && (
        <Banner tone="error">{sentenceFor(call.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>Try Again</Button>
        <Button variant="outline" busy={call.isPending} onClick={() => call.mutate()}>
          Arrange a Call
        </Button>
      </div>
    </div>
  )
}
