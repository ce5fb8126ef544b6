import type { MembershipOrder } from '@ndoa/contract/membership/membership'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Price, priceLabel } from './price.tsx'
import { Withdraw } from './withdraw.tsx'
import { words } from './words.ts'

interface PaymentListProps {
  orders: readonly MembershipOrder[]
  onReceipt: (orderId: string) => void
}

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
  const details = [dateLabel(ordered_at), words.payments.states[state], is_renewal && words.payments.renewal]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{words.what(TIER_NAMES[tier], words.buy.months(months))}</span>
        <Price price={price} />
      </div>
      <p className="text-sm text-soft">
        {details.filter(Boolean).join(' · ')}
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
