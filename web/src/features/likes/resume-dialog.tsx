import { sentenceFor } from '../../lib/api-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useChangePause } from '../profiles/index.ts'

/** Liking somebody means to be seen by them, so a paused profile is resumed first. */
export default function ResumeDialog({ name, onEnd }: { name: string; onEnd: (isResumed: boolean) => void }) {
  const { mutate, isPending } = useChangePause()
  const toast = useToast()

  const resume = () =>
    mutate(false, {
      onSuccess: () => onEnd(true),
      onError: (error) => toast.error(sentenceFor(error, 'Failed to resume. Please try again.')),
    })

  return (
    <ConfirmDialog
      open
      title="Your profile is paused"
      text={`${name} can’t see you while your profile is paused. Resume it to send your like.`}
      cancelText="Not Now"
      confirmText="Resume and Like"
      busy={isPending}
      onConfirm={resume}
      onClose={() => onEnd(false)}
    />
  )
}
