import type { Client } from 'pg'
import { LimitedClient } from './database-client.ts'

/** What a pool makes its connections of. */
export type ClientClass = new () => Client
type Connected = (...outcome: [error: Error] | [error: null, client: Client]) => void

const PAUSE = 1_000 // milliseconds

/**
 * A circuit breaker around connecting, for all pools of a process. While the database cannot be reached, one attempt a
 * second finds out whether it is back, and all others fail at once: a pool makes a connection for each request, and
 * many ask.
 */
export function clientWithCircuitBreaker(): ClientClass {
  let unreachable = false
  let nextAttempt = 0

  function canAttempt() {
    if (!unreachable) return true
    if (performance.now() < nextAttempt) return false
    nextAttempt = performance.now() + PAUSE
    return true
  }

  return class extends LimitedClient {
    override connect(): Promise<Client>
    override connect(connected: Connected): void
    override connect(connected?: Connected): Promise<Client> | void {
      if (!connected) return super.connect() // nobody but pools makes these, and they wait by callback
      if (!canAttempt())
        return process.nextTick(connected, new Error('Connection terminated: no database just now'))
      super.connect((error: Error | null) => {
        unreachable = error !== null && error !== undefined
        nextAttempt = performance.now() + PAUSE
        if (error) connected(error)
        else connected(null, this)
      })
    }
  }
}
