import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { isSlow, membershipQuery, orderQuery } from './membership.queries.ts'
import { priceLabel } from './price.tsx'
import { words } from './words.ts'

interface OrderProgressProps {
  orderId: string
  isMailed: boolean
  onDismiss: () => void
}

export function OrderProgress({ orderId, isMailed, onDismiss }: OrderProgressProps) {
  const [since] = useState(Date.now)
  const query = useQuery(orderQuery(orderId, since))
  const { data: order, error } = query
  const queryClient = useQueryClient()
  const isOpen = order?.state === 'open'
  useEffect(() => {
    if (order && !isOpen) void queryClient.invalidateQueries({ ...membershipQuery, exact: true })
  }, [order, isOpen, queryClient])

  if (!order)
    return error ? (
      <Banner tone="error" onDismiss={onDismiss}>
        {sentenceFor(error, words.progress.unknown)}
      </Banner>
    ) : (
      <Spinner label={words.progress.waiting} />
    )
  if (order.state === 'paid' && order.ends_at)
    return (
      <Banner tone="success" onDismiss={onDismiss}>
        {words.progress.paid(TIER_NAMES[order.tier], dateLabel(order.ends_at))}
      </Banner>
    )
  if (order.state === 'failed' || order.state === 'expired')
    return (
      <Banner tone="error" onDismiss={onDismiss}>
        {words.progress.failed}
      </Banner>
    )
  if (!isOpen) return null
  if (isSlow(query, since))
    return (
      <Banner tone="info" onDismiss={onDismiss}>
        {isMailed ? words.progress.slow : words.progress.slowWithoutMail}
      </Banner>
    )
  return (
    <Card className="grid justify-items-start gap-3" role="status">
      <Spinner label={words.progress.waiting} />
      <p>{words.progress.waiting}</p>
      {order.method === 'mobile_money' && (
        <p className="text-sm text-soft">{words.progress.approve(priceLabel(order.price))}</p>
      )}
    </Card>
  )
}
