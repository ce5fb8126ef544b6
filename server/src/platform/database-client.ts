import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { Client } from 'pg'

/** For each connection: the kernel asks a silent peer whether it is there, and pools do not wait for ever to connect. */
export const CONNECTION = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
}

/** Where a connection sets no `statement_timeout`: milliseconds. */
const USUAL_TIMEOUT = 100_000
const timeouts = new AsyncLocalStorage<number>()

/** Runs work that gives its statements another `statement_timeout` than the connection's own: milliseconds. */
export const expectTimeout = <T>(timeout: number, work: () => Promise<T>): Promise<T> =>
  timeouts.run(timeout, work)

/**
 * A connection that is destroyed when the database is silent for half as long again as it may take for a statement. A
 * host that vanishes says nothing, and what was sent to it is repeated for fifteen minutes by TCP.
 */
export class LimitedClient extends Client {
  #watched: Socket | null = null
  #isWaiting = false

  override query(...query: unknown[]): never {
    const { stream } = this.connection as unknown as { stream: Socket } // another one once it is encrypted
    if (stream !== this.#watched) this.#watch(stream)
    const { statement_timeout } = (
      this as unknown as { connectionParameters: { statement_timeout: unknown } }
    ).connectionParameters
    stream.setTimeout(1.5 * (timeouts.getStore() ?? (Number(statement_timeout) || USUAL_TIMEOUT)))
    this.#isWaiting = true
    return (super.query as (...query: unknown[]) => never)(...query)
  }

  #watch(stream: Socket) {
    if (!this.#watched) this.on('drain', () => (this.#isWaiting = false))
    this.#watched = stream
    stream.on('timeout', () => {
      if (this.#isWaiting) stream.destroy(new Error('Connection terminated: the database is silent'))
    })
  }
}
