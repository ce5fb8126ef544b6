import type { Tier } from '@ndoa/contract/membership-rules'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { useRefreshOn } from '../../lib/use-realtime.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { BuyMembership } from './buy-membership.tsx'
import { CurrentMembership } from './current-membership.tsx'
import { membershipQuery } from './membership.queries.ts'
import { OrderProgress } from './order-progress.tsx'
import { PaymentList } from './payment-list.tsx'
import { Receipt } from './receipt.tsx'
import { words } from './words/index.ts'

export interface MembershipPanelProps {
  /** The payment that the member comes back from. */
  order?: string | undefined
  /** The order whose receipt is shown instead. */
  receipt?: string | undefined
  tier?: Tier | undefined
  onReceipt: (orderId: string | undefined) => void
  onDismiss: () => void
  /** Suspended members can end and take back, and not buy. */
  canBuy?: boolean
}

/** What was missed; of a change itself the whole app hears. */
const MISSED = ['ready'] as const

/** The membership, its payments, and the way to another one. */
export function MembershipPanel(props: MembershipPanelProps) {
  const { order, receipt, tier, onReceipt, onDismiss, canBuy = true } = props
  const query = useQuery(membershipQuery)
  const { data } = query
  useRefreshOn(MISSED, membershipQuery.queryKey)
  if (receipt) return <Receipt orderId={receipt} onBack={() => onReceipt(undefined)} />
  if (!data)
    return (
      <NotLoaded
        query={query}
        title={words.failed}
        text={sentenceFor(query.error, ui.tryLater)}
        loading={<Spinner label={words.loading} />}
      />
    )
  return (
    <div className="grid gap-6">
      {order && <OrderProgress key={order} orderId={order} isMailed={data.can_renew} onDismiss={onDismiss} />}
      {(canBuy || data.tier) && <CurrentMembership membership={data} />}
      {canBuy && <BuyMembership membership={data} chosen={tier} />}
      <PaymentList orders={data.orders} onReceipt={onReceipt} />
    </div>
  )
}
