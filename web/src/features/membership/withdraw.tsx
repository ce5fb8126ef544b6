import type { MembershipOrder } from '@ndoa/contract/membership/membership'
import { refundScope } from '@ndoa/contract/membership/membership-rules'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../ui/feedback/toast-time.ts'
import { useWithdraw } from './membership.queries.ts'
import { priceLabel } from './price.tsx'
import { words } from './words.ts'

interface WithdrawProps {
  order: MembershipOrder
  withdrawal: NonNullable<MembershipOrder['withdrawal']>
}

/** This button replaces the pressed one, so it takes the focus. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()

/** The second press confirms, without a dialog. */
export function Withdraw({ order, withdrawal }: WithdrawProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending } = useWithdraw(order)
  const toast = useToast()
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(words.payments.done),
      onError: (error) => toast.error(sentenceFor(error, words.payments.notDone), SHORT_TOAST),
    })
  if (!isAsked)
    return (
      <Button variant="quiet" size="sm" onClick={() => setIsAsked(true)}>
        {words.payments.withdraw}
      </Button>
    )
  const question = words.payments[refundScope(order.price, withdrawal)]
  return (
    <div className="grid w-full gap-3 rounded-md bg-sand p-4">
      <p role="status">{question(priceLabel(withdrawal.price))}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" ref={focusOnMount} busy={isPending} onClick={confirm}>
          {words.payments.confirm}
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={() => setIsAsked(false)}>
          {words.payments.keep}
        </Button>
      </div>
    </div>
  )
}
