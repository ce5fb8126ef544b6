import type { DeliveryChannel } from '@ndoa/contract/deliveries'
import type { NewsKind } from './deciding/decide.ts'
import { zoneOfCountry } from './deciding/local-time.ts'
import type { ReceiverRow } from './deliveries.queries.ts'

/** Whether a member wants one kind of news on a channel; what concerns safety, on every channel that is on. */
export const wantsOn = (
  channel: DeliveryChannel,
  { switches, refused }: Pick<ReceiverRow, 'switches' | 'refused'>,
  kind: NewsKind,
): boolean =>
  switches[channel] && (kind === 'safety' || (switches[kind] && !refused.includes(`${channel} ${kind}`)))

export const zoneOf = ({ zone, country }: Pick<ReceiverRow, 'zone' | 'country'>): string =>
  zone ?? zoneOfCountry(country)
