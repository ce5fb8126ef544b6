import { RESEND_AFTER } from '@ndoa/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { ApiError, sentenceFor } from '../../lib/api-error.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { resendConfirmation } from './accounts.calls.ts'
import { words } from './words/confirm/index.ts'

/** Asks for another confirmation mail, at most once a minute. */
export function ResendMail() {
  const [wait, startWait] = useCountdown(RESEND_AFTER)
  const resend = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: () => startWait(RESEND_AFTER),
    onError: (error) => error instanceof ApiError && error.retryAfter && startWait(error.retryAfter),
  })

  return (
    <div className="grid justify-items-start gap-4">
      {resend.isSuccess && <Banner tone="success">{words.sentAgain}</Banner>}
      {resend.error && <Banner tone="error">{sentenceFor(resend.error, words.notSent)}</Banner>}
      <Button
        variant="outline"
        disabled={wait > 0}
        busy={resend.isPending}
        busyText={words.sending}
        onClick={() => resend.mutate()}
      >
        {wait > 0 ? words.resendIn(wait) : words.resend}
      </Button>
    </div>
  )
}
