import { fail } from '../../server/src/features/shared/failures.ts'
import { createHttp } from '../../server/src/platform/http.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { configFor, createFakes, mountFakes } from './index.ts'
import { createStore } from './store.ts'

/** Serves the fakes from a separate server, which outlives restarts of ours. @param callbacksAt our server's address */
export async function serveFakes(callbacksAt: () => string) {
  let origin = 'http://127.0.0.1:1'
  const log = createLog('silent')
  const http = await createHttp({ publicUrl: origin, production: false, trustProxy: false, log, fail })
  const fakes = createFakes({ store: createStore(null), pagesAt: () => origin, callbacksAt })
  mountFakes(http, fakes)
  await http.listen({ port: 0, host: '127.0.0.1' })
  origin = http.listeningOrigin
  return {
    fakes,
    environment: configFor(origin),
    async close() {
      http.server.closeAllConnections()
      await http.close()
    },
  }
}
