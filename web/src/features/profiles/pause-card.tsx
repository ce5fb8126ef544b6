import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useViewer } from '../accounts/index.ts'
import { ownProfileQuery, useChangePause } from './profiles.queries.ts'

/** Pauses the own profile, or resumes it: one press each, since either can be undone at once. */
export function PauseCard() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const { mutate, isPending } = useChangePause()
  const toast = useToast()
  if (!profile) return null
  const since = profile.paused_since

  const change = () =>
    mutate(!since, {
      onSuccess: () =>
        toast.success(since ? 'Your profile is visible again.' : 'Your profile is paused.', SHORT_TOAST),
      onError: (error) => toast.error(sentenceFor(error, 'Failed to update settings'), SHORT_TOAST),
    })

  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">{since ? 'Your profile is paused' : 'Take a Break'}</h2>
      <p>
        {since
          ? `Since ${dateLabel(since)}, no one new can find or like you. Your matches and conversations go on.`
          : 'Pause your profile, and no one new can find or like you. Your matches and conversations go on, and no one is told.'}
      </p>
      <Button variant={since ? 'primary' : 'outline'} busy={isPending} onClick={change}>
        {since ? 'Resume Profile' : 'Pause Profile'}
      </Button>
    </Card>
  )
}
