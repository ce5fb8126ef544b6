import { sentenceFor } from '../../../lib/api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useChangePause } from '../profiles/index.ts'
import { words } from './words.ts'

/** A like shows the member to its receiver, so a paused profile is resumed first. */
export default function ResumeDialog({ name, onEnd }: { name: string; onEnd: (isResumed: boolean) => void }) {
  const { mutate, isPending } = useChangePause()
  const toast = useToast()

  const resume = () =>
    mutate(false, {
      onSuccess: () => onEnd(true),
      onError: (error) => toast.error(sentenceFor(error, words.resume.failed)),
    })

  return (
    <ConfirmDialog
      open
      title={words.resume.title}
      text={words.resume.text(name)}
      cancelText={words.resume.notNow}
      confirmText={words.resume.confirm}
      busy={isPending}
      onConfirm={resume}
      onClose={() => onEnd(false)}
    />
  )
}
