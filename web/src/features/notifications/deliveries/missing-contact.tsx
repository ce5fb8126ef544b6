import type { DeliveryChoices } from '@ndoa/contract/notifications/deliveries'
import { useQuery } from '@tanstack/react-query'
import { rich } from '../../../words/rich.tsx'
import { addressLink } from './address-link.tsx'
import { deliveryQuery } from './deliveries.queries.ts'
import { words } from './words.ts'

interface MissingContactProps {
  userId: string
  channel: 'mail' | 'sms'
}

export function MissingContact({ userId, channel }: MissingContactProps) {
  const { data } = useQuery(deliveryQuery(userId))
  const missing = data && missingOf(channel, data)
  if (!missing) return null
  return <p className="pb-3 text-sm text-error">{rich(words.missing[missing], { a: addressLink })}</p>
}

function missingOf(channel: MissingContactProps['channel'], { mail, sms }: DeliveryChoices) {
  if (channel === 'sms') return sms ? null : 'phone'
  if (mail === null) return 'address'
  return mail === 'unconfirmed' ? 'confirmation' : null
}
