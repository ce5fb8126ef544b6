import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { moneyLabel } from '@ndoa/contract/money'
import type { HeldOrder } from '@ndoa/contract/trust/held-orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { usePageTitle } from '../../../../lib/screen/use-page-title.ts'
import { QueryList } from '../../../../staff/query-list.tsx'
import { momentLabel, timeAgo } from '../../../../staff/time-words.ts'
import { Chip } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { heldOrdersQuery, useAskAboutOrder } from './held-orders.queries.ts'
import { SettleOrderDialog } from './settle-order-dialog.tsx'

const WHY: Record<HeldOrder['held_for'], string> = {
  country: 'Paid from another country than the one whose price it has',
  amount: 'A different amount was paid than was ordered',
  currency: 'It was paid in a different currency',
  reference: 'The payment is for another order',
  disputed: 'Money went back or came back, not by us',
  refund: 'The refund did not arrive',
  unknown:
    'The provider does not know this payment: check that the key is of the right account, then press Ask Again',
  refund_details:
    'The payer’s bank did not take the refund: enter the payer’s bank account on the provider’s page of the refund',
  unreachable: 'Nobody can ask whether it was paid: its provider is not configured',
}
const PROVIDERS: Record<Provider, string> = { stripe: 'Stripe', paystack: 'Paystack', pawapay: 'pawaPay' }

export function PaymentsScreen() {
  usePageTitle('Payments')
  const orders = useQuery(heldOrdersQuery)
  return (
    <>
      <h1 className="display mb-2 text-3xl">Payments</h1>
      <p className="mb-6 text-soft">
        Orders where what the provider says is not what was ordered. Look at each within 24 hours. Those that
        were paid from another country come last, and need nothing.
      </p>
      <QueryList
        query={orders}
        items={orders.data}
        failedTitle="The orders could not be loaded"
        empty={<p className="text-soft">No order needs you.</p>}
      >
        {(all) => (
          <Card flush>
            <ul aria-label="Held orders" className="divide-y divide-line">
              {all.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          </Card>
        )}
      </QueryList>
    </>
  )
}

function OrderRow({ order }: { order: HeldOrder }) {
  const {
    id,
    provider,
    reference,
    state,
    held_for,
    held_at,
    ordered_at,
    price,
    refunded,
    returned,
    countries,
    settled,
  } = order
  const facts = [
    `Ordered ${momentLabel(ordered_at)} for ${moneyLabel(price, 'en')}`,
    refunded && `our refund: ${moneyLabel(refunded, 'en')}`,
    returned && `went back otherwise: ${moneyLabel(returned, 'en')}`,
    `state: ${state}`,
    `price of ${countries.price}`,
    countries.payer && `card or wallet of ${countries.payer}`,
    countries.network && `ordered from ${countries.network}`,
  ]
  return (
    <li className="grid gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {WHY[held_for]} <Chip tone={settled ? 'teal' : 'gold'}>{settled ? 'Settled' : timeAgo(held_at)}</Chip>
      </p>
      <p className="text-sm text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="text-sm break-all text-soft">
        {PROVIDERS[provider]}: {reference ?? 'no reference'} · our order: {id}
      </p>
      {settled ? (
        <p className="text-sm">
          {settled.by ?? 'Somebody'}, {momentLabel(settled.at)}: {settled.note}
        </p>
      ) : (
        held_for !== 'country' && <Actions order={order} />
      )}
    </li>
  )
}

function Actions({ order: { id, state } }: { order: HeldOrder }) {
  const [settling, setSettling] = useState(false)
  const asking = useAskAboutOrder()
  const toast = useToast()
  const recheck = () =>
    asking.mutate(id, {
      onSuccess: ({ is_held }) =>
        is_held
          ? toast.info('The provider still says something else than what was ordered.')
          : toast.success('It agrees now.'),
      onError: (error) => toast.error(sentenceFor(error, 'The provider does not answer. Please try again.')),
    })
  return (
    <div className="-mx-4 flex">
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Ask again: ${id}`}
        busy={asking.isPending}
        busyText="Asking..."
        onClick={recheck}
      >
        Ask Again
      </Button>
      <Button variant="quiet" size="sm" aria-label={`Settle: ${id}`} onClick={() => setSettling(true)}>
        Settle
      </Button>
      {settling && <SettleOrderDialog id={id} state={state} onClose={() => setSettling(false)} />}
    </div>
  )
}
