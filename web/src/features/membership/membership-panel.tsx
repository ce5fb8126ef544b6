import type { Tier } from '@ndoa/contract/membership/membership-rules'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { useRefreshOn } from '../../lib/realtime/use-realtime.ts'
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { words as ui } from '../../ui/words.ts'
import { BuyMembership } from './buy-membership.tsx'
import { CurrentMembership } from './current-membership.tsx'
import { membershipQuery } from './membership.queries.ts'
import { OrderProgress } from './order-progress.tsx'
import { PaymentList } from './payment-list.tsx'
import { Receipt } from './receipt.tsx'
import { words } from './words.ts'

export interface MembershipPanelProps {
  order?: string | undefined
  receipt?: string | undefined
  tier?: Tier | undefined
  onReceipt: (orderId: string | undefined) => void
  onDismiss: () => void
  /** Suspended members can end a membership and withdraw, but not buy. */
  canBuy?: boolean
}

/** Only reconnections count, because the whole app already listens to changes of the membership. */
const RECONNECT_EVENTS = ['ready'] as const

export function MembershipPanel(props: MembershipPanelProps) {
  const { order, receipt, tier, onReceipt, onDismiss, canBuy = true } = props
  const query = useQuery(membershipQuery)
  const { data } = query
  useRefreshOn(RECONNECT_EVENTS, membershipQuery.queryKey)
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
