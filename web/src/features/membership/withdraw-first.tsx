import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../ui/feedback/banner.tsx'
import { membershipQuery } from './membership.queries.ts'
import { Withdraw } from './withdraw.tsx'
import { words } from './words.ts'

/** Members without a mail address get no withdrawal link, and could not ask for their money after the deletion. */
export function WithdrawFirst() {
  const { data } = useQuery(membershipQuery)
  const orders = data?.orders.filter(({ withdrawal }) => withdrawal) ?? []
  if (orders.length === 0) return null
  return (
    <Banner tone="info" title={words.first.title}>
      <p>{words.first.text}</p>
      <ul className="mt-2 grid gap-2">
        {orders.map((order) => (
          <li key={order.id}>
            <span>{words.what(TIER_NAMES[order.tier], words.buy.months(order.months))}</span>
            {order.withdrawal && <Withdraw order={order} withdrawal={order.withdrawal} />}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
