import { faultsLive, type History } from '../../server/src/app/servers/testing/verdict.ts'
import { spreadOf } from '../matching/timing.ts'

export interface Delivery {
  sentAt: number
  heardAt: number | null
  from: string
  to: string
}

export interface LiveVerdict {
  messages: number
  /** Percent heard on the recipient's page. */
  heard: number
  notHeard: number
  doubled: number
  outOfOrder: number
  /** Milliseconds from sending to hearing, on one server and across servers. */
  same: { p50: number; p99: number }
  across: { p50: number; p99: number }
}

export function liveVerdict(history: History, deliveries: readonly Delivery[]): LiveVerdict {
  const faults = faultsLive(history)
  const heard = deliveries.filter((one): one is Delivery & { heardAt: number } => one.heardAt !== null)
  const times = (isAcross: boolean) =>
    spreadOf(
      heard
        .filter(({ from, to }) => (from !== to) === isAcross)
        .map(({ sentAt, heardAt }) => heardAt - sentAt),
    )
  return {
    messages: deliveries.length,
    heard: (100 * heard.length) / deliveries.length,
    notHeard: faults['not heard'],
    doubled: faults['heard twice'],
    outOfOrder: faults['heard out of order'],
    same: times(false),
    across: times(true),
  }
}
