import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { dateLabel } from '../../../../lib/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { ownProfileQuery, useChangePause } from '../profiles.queries.ts'
import { words } from '../words/member.ts'

/** Pausing and resuming take one press each, because both can be undone at once. */
export function PauseCard() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  const { mutate, isPending } = useChangePause()
  const toast = useToast()
  if (!profile) return null
  const since = profile.paused_since

  const change = () =>
    mutate(!since, {
      onSuccess: () => toast.success(since ? words.pause.resumed : words.pause.pausedNow, SHORT_TOAST),
      onError: (error) => toast.error(sentenceFor(error, words.pause.failed), SHORT_TOAST),
    })

  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl font-bold">{since ? words.pause.paused : words.pause.title}</h2>
      <p>{since ? words.pause.since(dateLabel(since)) : words.pause.text}</p>
      <Button variant={since ? 'primary' : 'outline'} busy={isPending} onClick={change}>
        {since ? words.pause.resume : words.pause.pause}
      </Button>
    </Card>
  )
}
