import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '../features/failures.ts'
import type { App } from '../platform/app.ts'
import type { Http } from '../platform/http.ts'
import type { Realtime } from '../platform/realtime.ts'

/** The close code when a server stops: the browser may reconnect, to this one or another. */
const SERVICE_RESTART = 1012
/** How many sockets are closed at once, so that browsers reconnect at different moments. */
const SOCKETS = 20
const PACE = 100 // milliseconds
const CLOSE_TIMEOUT = 5_000
/** How long a call gets to finish. */
const DRAIN_TIMEOUT = 10_000

/** The stop of a server, in an order that leaves no call without an answer. */
export interface Draining {
  /** Whether the server is about to stop: its probes say so. */
  hasBegun(): boolean
  /** Aborted when it has begun, for those who wait for something else meanwhile. */
  begun: AbortSignal
  /**
   * Announces the stop for this many seconds, then closes the sockets one after the other, then takes no more
   * connections and waits for the calls that are under way, ten seconds at most.
   */
  drain(seconds: number): Promise<void>
}

export function createDraining(http: Http, { realtime }: Pick<App, 'realtime'>): Draining {
  const beginning = new AbortController()
  const hasBegun = () => beginning.signal.aborted
  // Not earlier: a socket that is refused before the hook of the sockets' own plugin is never ended by it.
  http.addHook('preValidation', async (request) => {
    if (hasBegun() && request.ws) throw fail('server.busy', { retry_after: 2 })
  })
  http.addHook('onSend', async (_request, reply) => {
    if (hasBegun()) reply.header('connection', 'close') // the next call of this browser is for another server
  })
  return {
    hasBegun,
    begun: beginning.signal,
    async drain(seconds) {
      beginning.abort()
      await sleep(seconds * 1_000)
      await closeSockets(realtime)
      const patience = setTimeout(() => cutOff(http, realtime), DRAIN_TIMEOUT)
      await http.close()
      clearTimeout(patience)
    },
  }
}

async function closeSockets(realtime: Realtime) {
  const sockets = [...realtime.connections()].map(({ socket }) => socket)
  const many = Math.max(SOCKETS, Math.ceil(sockets.length / (CLOSE_TIMEOUT / PACE)))
  for (let at = 0; at < sockets.length; at += many) {
    if (at > 0) await sleep(PACE)
    for (const socket of sockets.slice(at, at + many)) socket.close(SERVICE_RESTART, 'the server is stopping')
  }
}

function cutOff(http: Http, realtime: Realtime) {
  for (const { socket } of realtime.connections()) socket.terminate()
  http.server.closeAllConnections()
}
