import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { words as ui } from '../../../ui/words.ts'
import { askForCall } from './send-pictures.ts'
import { words } from './words/own.ts'

export function NoCamera({ onRetry, onAsked }: { onRetry: () => void; onAsked: () => void }) {
  const call = useMutation({ mutationFn: askForCall, onSuccess: onAsked })
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{words.camera.none.title}</h2>
      <p>{words.camera.none.text}</p>
      {call.error && <Banner tone="error">{sentenceFor(call.error, words.notDone)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
        <Button variant="outline" busy={call.isPending} onClick={() => call.mutate()}>
          {words.camera.none.call}
        </Button>
      </div>
    </div>
  )
}
