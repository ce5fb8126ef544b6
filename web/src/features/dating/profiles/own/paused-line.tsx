import { CirclePause } from 'lucide-react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { useChangePause } from '../profiles.queries.ts'
import { words } from '../words/member.ts'

export default function PausedLine() {
  const { mutate, isPending } = useChangePause()
  const toast = useToast()

  const resume = () =>
    mutate(false, {
      onSuccess: () => toast.success(words.pause.resumed, SHORT_TOAST),
      onError: (error) => toast.error(sentenceFor(error, words.pause.lineFailed), SHORT_TOAST),
    })

  return (
    <section
      aria-label={words.pause.line}
      className="border-b border-line bg-sand max-lg:in-data-covers-bars:hidden"
    >
      <div className="gutter mx-auto flex max-w-6xl items-center gap-3 py-2">
        <CirclePause size={22} aria-hidden="true" className="shrink-0 text-brand-strong" />
        <p className="min-w-0 grow font-medium">{words.pause.paused}</p>
        <Button size="sm" busy={isPending} onClick={resume}>
          {words.pause.lineResume}
        </Button>
      </div>
    </section>
  )
}
