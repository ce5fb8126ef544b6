import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { useAskToVerify } from './verification.queries.ts'
import { words } from './words/member.ts'

/** The match decides freely, and the member who asked is not told the choice. */
export function AskToVerify({ member }: { member: { user_id: string; display_name: string } }) {
  const ask = useAskToVerify()
  const toast = useToast()
  if (ask.isSuccess) return <p className="text-sm text-soft">{words.asked(member.display_name)}</p>
  return (
    <Button
      variant="outline"
      size="sm"
      busy={ask.isPending}
      className="justify-self-start"
      onClick={() => ask.mutate(member.user_id, { onError: () => toast.error(words.notDone) })}
    >
      {words.ask}
    </Button>
  )
}
