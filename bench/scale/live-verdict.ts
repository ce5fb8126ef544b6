import { faultsLive, type History } from '../../server/src/app/servers/verdict.test-world.ts'
import { spreadOf } from '../matching/timing.ts'

/** A message on its way to the other one's page. Milliseconds. */
export interface Told {
  sentAt: number
  /** Null: never. */
  heardAt: number | null
  /** The servers that took it in, and that the other one's page was connected to. */
  from: string
  to: string
}

export interface LiveVerdict {
  messages: number
  /** Percent, by the other side's page. */
  heard: number
  /** By either page, also the writer's own. */
  notHeard: number
  doubled: number
  outOfOrder: number
  /** Milliseconds from sending to hearing, on one server and from one to another. */
  same: { p50: number; p99: number }
  across: { p50: number; p99: number }
}

/** Judges what pages heard that were open all the time. */
export function liveVerdict(history: History, told: readonly Told[]): LiveVerdict {
  const faults = faultsLive(history)
  const heard = told.filter((one): one is Told & { heardAt: number } => one.heardAt !== null)
  const times = (isAcross: boolean) =>
    spreadOf(
      heard
        .filter(({ from, to }) => (from !== to) === isAcross)
        .map(({ sentAt, heardAt }) => heardAt - sentAt),
    )
  return {
    messages: told.length,
    heard: (100 * heard.length) / told.length,
    notHeard: faults['not heard'],
    doubled: faults['heard twice'],
    outOfOrder: faults['heard out of order'],
    same: times(false),
    across: times(true),
  }
}
