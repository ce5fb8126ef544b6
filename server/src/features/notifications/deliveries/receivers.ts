import type { DeliveryChannel } from '@ndoa/contract/notifications/deliveries'
import { zoneOfCountry } from '../../../platform/zones.ts'
import type { NewsKind } from './deciding/when-to-send.ts'
import type { ReceiverRow } from './deliveries.queries.ts'

export const wantsOn = (
  channel: DeliveryChannel,
  { switches, refused }: Pick<ReceiverRow, 'switches' | 'refused'>,
  kind: NewsKind,
): boolean =>
  switches[channel] && (kind === 'safety' || (switches[kind] && !refused.includes(`${channel} ${kind}`)))

export const zoneOf = ({ zone, country }: Pick<ReceiverRow, 'zone' | 'country'>): string =>
  zone ?? zoneOfCountry(country)
