import { counter } from './metrics.ts'

/** What one server hears from the others. */
export interface BusListener {
  /** For these members. An empty text tells the page to fetch what it missed. */
  hear(memberIds: readonly string[], text: string): void
  /** Something may have been missed, by anybody. */
  missed(): void
}

/**
 * Carries events from the server where something happened to those where its members have their pages open. Once and in the
 * order of publishing, as long as its connection holds. When that was lost, an event may come twice, late, or not at all: what
 * is lost is fetched by the pages, see `missed`.
 */
export interface Bus {
  /** Tells the other servers, never this one. Neither waits nor throws. */
  publish(memberIds: readonly string[], text: string): void
  /** This server wants the events of a member. @returns when it gets them */
  subscribe(memberId: string): Promise<void>
  unsubscribe(memberId: string): void
  start(listener: BusListener): Promise<void>
  stop(): Promise<void>
}

const messages = counter('bus_messages_total', 'Events told to other servers, and heard from them', [
  'direction',
])
const losses = counter('bus_connections_lost_total', 'How often the connection of the bus was lost', ['bus'])
// Prometheus sees a figure grow only when it was there before.
for (const bus of ['notify', 'nats']) losses.inc({ bus }, 0)

export const countBus = {
  out: (count = 1) => messages.inc({ direction: 'out' }, count),
  in: (count = 1) => messages.inc({ direction: 'in' }, count),
  lost: (bus: 'notify' | 'nats') => losses.inc({ bus }),
}

/** For a server that runs alone. */
export const NO_BUS: Bus = {
  publish() {},
  subscribe: async () => {},
  unsubscribe() {},
  start: async () => {},
  stop: async () => {},
}
