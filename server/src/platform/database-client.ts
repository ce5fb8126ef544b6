import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { Client } from 'pg'

export const CONNECTION = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: 10_000,
}

/** Milliseconds, assumed for connections without a `statement_timeout`. */
const USUAL_TIMEOUT = 100_000
const timeouts = new AsyncLocalStorage<number>()

export const expectTimeout = <T>(timeout: number, work: () => Promise<T>): Promise<T> =>
  timeouts.run(timeout, work)

/**
 * Destroys a connection that is silent for 1.5 times the statement timeout. TCP would retry a lost host for 15 minutes.
 */
export class LimitedClient extends Client {
  #watched: Socket | null = null
  #isWaiting = false

  override query(...query: unknown[]): never {
    const { stream } = this.connection as unknown as { stream: Socket }
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
