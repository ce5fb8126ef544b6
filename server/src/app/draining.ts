import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '../features/shared/failures.ts'
import type { App } from '../platform/app.ts'
import type { Http } from '../platform/http.ts'
import type { Realtime } from '../platform/realtime.ts'

/** WebSocket close code 1012: the browser may reconnect to this server or another. */
const SERVICE_RESTART = 1012
const MIN_BATCH = 20
const BATCH_PAUSE = 100 // milliseconds
const CLOSE_DURATION = 5_000
const DRAIN_TIMEOUT = 10_000

export interface Draining {
  hasBegun(): boolean
  begun: AbortSignal
  /**
   * Announces the stop for `seconds`, closes sockets gradually, then refuses new connections and waits for open calls.
   */
  drain(seconds: number): Promise<void>
}

export function createDraining(http: Http, { realtime }: Pick<App, 'realtime'>): Draining {
  const beginning = new AbortController()
  const hasBegun = () => beginning.signal.aborted
  // The WebSocket plugin closes only sockets that are refused after its own hook has run, so this hook runs later.
  http.addHook('preValidation', async (request) => {
    if (hasBegun() && request.ws) throw fail('server.busy', { retry_after: 2 })
  })
  http.addHook('onSend', async (_request, reply) => {
    if (hasBegun()) reply.header('connection', 'close') // the browser's next call goes to another server
  })
  return {
    hasBegun,
    begun: beginning.signal,
    async drain(seconds) {
      beginning.abort()
      await sleep(seconds * 1_000)
      await closeSockets(realtime)
      const cutOffTimer = setTimeout(() => cutOff(http, realtime), DRAIN_TIMEOUT)
      await http.close()
      clearTimeout(cutOffTimer)
    },
  }
}

async function closeSockets(realtime: Realtime) {
  const sockets = [...realtime.connections()].map(({ socket }) => socket)
  const batchSize = Math.max(MIN_BATCH, Math.ceil(sockets.length / (CLOSE_DURATION / BATCH_PAUSE)))
  for (let at = 0; at < sockets.length; at += batchSize) {
    if (at > 0) await sleep(BATCH_PAUSE)
    for (const socket of sockets.slice(at, at + batchSize))
      socket.close(SERVICE_RESTART, 'the server is stopping')
  }
}

function cutOff(http: Http, realtime: Realtime) {
  for (const { socket } of realtime.connections()) socket.terminate()
  http.server.closeAllConnections()
}
