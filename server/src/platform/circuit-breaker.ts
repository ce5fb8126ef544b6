import type { Client } from 'pg'
import { LimitedClient } from './database-client.ts'

export type ClientClass = new () => Client
type Connected = (...outcome: [error: Error] | [error: null, client: Client]) => void

const PAUSE = 1_000 // milliseconds

/** While the database is unavailable, all pools that share this class together make one connection attempt a second. */
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
      if (!connected) return super.connect() // only pools create these clients, and they pass a callback
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
