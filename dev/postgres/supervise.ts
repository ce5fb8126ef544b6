import { setTimeout as sleep } from 'node:timers/promises'
import type { Launched } from './launch.ts'
import { type Database, shutDown } from './server.ts'

/** Several, because the processes of a killed PostgreSQL hold its shared memory for a moment and block a new start. */
const ATTEMPTS = 5
const PAUSE_MS = 1_000

/**
 * Restarts PostgreSQL at the same address when it ends unexpectedly.
 * @param launch starts PostgreSQL; on a restart it receives the previous port
 */
export async function supervise(
  folder: string,
  log: (line: string) => void,
  launch: (port?: number) => Promise<Launched>,
): Promise<Database> {
  let running = await launch()
  const { url, port } = running
  let stopping = false

  async function launchAgain(attempts = ATTEMPTS): Promise<Launched> {
    await shutDown(folder)
    try {
      return await launch(port)
    } catch (error) {
      if (stopping || attempts === 1) throw error
    }
    await sleep(PAUSE_MS)
    return launchAgain(attempts - 1)
  }

  async function keepRunning() {
    for (;;) {
      await running.ended
      if (stopping) return
      log('PostgreSQL has ended and is started again')
      running = await launchAgain()
      if (stopping) await running.stop()
      else log('PostgreSQL is back')
    }
  }

  const lost = Promise.withResolvers<Error>()
  const supervised = keepRunning().catch((error: Error) => {
    if (!stopping) lost.resolve(new Error(`PostgreSQL has ended and does not start again. ${error.message}`))
  })
  const stop = async () => {
    stopping = true
    await running.stop()
    await supervised
  }
  return { url, reused: false, lost: lost.promise, stop }
}
