import { RESEND_SECONDS } from '@ndoa/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { useCountdown } from '../../../../lib/screen/use-countdown.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { resendConfirmation } from '../accounts.calls.ts'
import { words } from '../words/confirm.ts'

export function ResendMail() {
  const [wait, startWait] = useCountdown(RESEND_SECONDS)
  const resend = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: () => startWait(RESEND_SECONDS),
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
