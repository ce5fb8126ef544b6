import type { MembershipOrder } from '@ndoa/contract/membership'
import { givesBack, TIER_NAMES } from '@ndoa/contract/membership-rules'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { useWithdraw } from './membership.queries.ts'
import { Price, priceLabel } from './price.tsx'
import { words } from './words/index.ts'

interface PaymentListProps {
  orders: readonly MembershipOrder[]
  onReceipt: (orderId: string) => void
}

/** Every order, newest first, with its receipt, and the way to get the money back. */
export function PaymentList({ orders, onReceipt }: PaymentListProps) {
  if (orders.length === 0) return null
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl font-bold">{words.payments.title}</h2>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="grid gap-2 py-4">
            <Payment order={order} onReceipt={onReceipt} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Payment({ order, onReceipt }: { order: MembershipOrder; onReceipt: (orderId: string) => void }) {
  const { id, tier, months, price, state, is_renewal, ordered_at, receipt, refunded, withdrawal } = order
  const said = [dateLabel(ordered_at), words.payments.states[state], is_renewal && words.payments.renewal]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.what(TIER_NAMES[tier], words.buy.months(months))}</span>
        <Price price={price} />
      </div>
      <p className="text-sm text-soft">
        {said.filter(Boolean).join(' · ')}
        {refunded && ` · ${words.payments.returned(priceLabel(refunded))}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {receipt !== null && (
          <Button variant="quiet" size="sm" onClick={() => onReceipt(id)}>
            {words.payments.receipt}
          </Button>
        )}
        {withdrawal && <Withdraw order={order} withdrawal={withdrawal} />}
      </div>
    </>
  )
}

interface WithdrawProps {
  order: MembershipOrder
  withdrawal: NonNullable<MembershipOrder['withdrawal']>
}

/** The button that was pressed is gone: its place is taken by this one. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Two presses, and no question between them. */
function Withdraw({ order, withdrawal }: WithdrawProps) {
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
  const says = words.payments[givesBack(order.price, withdrawal)]
  return (
    <div className="grid w-full gap-3 rounded-md bg-sand p-4">
      <p role="status">{says(priceLabel(withdrawal.price))}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" ref={focus} busy={isPending} onClick={confirm}>
          {words.payments.confirm}
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={() => setIsAsked(false)}>
          {words.payments.keep}
        </Button>
      </div>
    </div>
  )
}
