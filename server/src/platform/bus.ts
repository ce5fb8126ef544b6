import { counter } from './metrics.ts'

export interface BusListener {
  /** An empty text makes the page fetch what it missed. */
  hear(memberIds: readonly string[], text: string): void
  missed(): void
}

/**
 * Delivers each event once and in order while connected. After a lost connection, events may be repeated, late or
 * missing.
 */
export interface Bus {
  /** Sends to the other servers only. Never waits or throws. */
  publish(memberIds: readonly string[], text: string): void
  subscribe(memberId: string): Promise<void>
  unsubscribe(memberId: string): void
  start(listener: BusListener): Promise<void>
  stop(): Promise<void>
}

const messages = counter('bus_messages_total', 'Events told to other servers, and heard from them', [
  'direction',
])
const losses = counter('bus_connections_lost_total', 'How often the connection of the bus was lost', ['bus'])
// Prometheus sees an increase only in a series that already exists.
for (const bus of ['notify', 'nats']) losses.inc({ bus }, 0)

export const countBus = {
  out: (count = 1) => messages.inc({ direction: 'out' }, count),
  in: (count = 1) => messages.inc({ direction: 'in' }, count),
  lost: (bus: 'notify' | 'nats') => losses.inc({ bus }),
}

export const NO_BUS: Bus = {
  publish() {},
  subscribe: async () => {},
  unsubscribe() {},
  start: async () => {},
  stop: async () => {},
}
