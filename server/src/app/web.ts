import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { fail } from '../features/failures.ts'
import type { Http } from '../platform/http.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const ASSETS = join(DIST, 'assets')
/** Addresses of programs: an unknown one is answered as a failure, never with a page. */
const PROGRAM_PATHS = /^\/(functions|auth\/v1|storage|realtime|docs|healthz)(\/|$)|^\/dev\/outbox/
const DEVELOPMENT_PAGES = /^\/dev(\/|$)/

/**
 * The built web app: printed public pages as they are, everything else the app's one page. Hashed files never change
 * and are kept for a year; pages are asked for again each time.
 */
export async function mountWeb(http: Http, production: boolean) {
  const built = existsSync(DIST)
  if (built) {
    await http.register(fastifyStatic, {
      root: DIST,
      preCompressed: true,
      index: ['index.html'],
      extensions: ['html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.startsWith(ASSETS)
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !PROGRAM_PATHS.test(path) &&
      !/\.\w+$/.test(path)
    if (!built || !isPage || (production && DEVELOPMENT_PAGES.test(path))) throw fail('request.not_found')
    return reply.header('cache-control', 'no-cache').sendFile('app.html')
  })
}
