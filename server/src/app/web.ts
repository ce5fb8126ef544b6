import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { STAFF_PATHS } from '@ndoa/contract/trust/staff-paths'
import { CAMERA_PATH } from '@ndoa/contract/trust/verification-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { carriesSession } from '../features/identity/accounts/index.ts'
import { fail } from '../features/shared/failures.ts'
import type { Http } from '../platform/http.ts'
import { permissionsPolicy } from '../platform/security-headers.ts'
import type { KeptAssets } from './kept-assets.ts'
import { languageOfPage, prefixOf } from './page-language.ts'
import { type PrintedPages, readPrintedPages } from './printed-pages.ts'
import { screenPageName } from './screen-scripts.ts'

export const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** API paths. Unknown addresses among them get a JSON error, never a page. */
const PROGRAM_PATHS = /^\/(functions|auth\/v1|storage|realtime|docs|healthz)(\/|$)|^\/dev\/outbox/
const STAFF_PAGES = /^\/staff(\/|$)/
const STAFF_PATTERNS = STAFF_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const isStaffPath = (path: string) => STAFF_PATTERNS.some((pattern) => pattern.test(path))
const DEVELOPMENT_PAGES = /^\/dev(\/|$)/
/** Browsers read these headers on documents only. On thirty small files they would take as many bytes as five files. */
const FOR_PAGES_ONLY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** App pages that search engines may index. */
const INDEXED_APP_PAGES = new Set(['/login', '/register'])

interface WebOptions {
  dist?: string
  fill?: (html: string) => string
  kept?: KeptAssets | undefined
}

/** Browsers cache files with a hash in their name for a year, and revalidate everything else on each request. */
export async function mountWeb(
  http: Http,
  production: boolean,
  publicUrl: string,
  { dist = DIST, fill, kept }: WebOptions = {},
) {
  const printed = join(dist, 'printed')
  const variant = production ? 'production' : 'demo'
  const pages = existsSync(printed) ? readPrintedPages(printed, publicUrl, variant, fill) : undefined
  if (pages) {
    await mountFiles(http, dist)
    http.get('/*', async (request, reply) => {
      const path = pathOf(request)
      if (production && DEVELOPMENT_PAGES.test(path)) return reply.callNotFound()
      if (STAFF_PAGES.test(path)) return sendConsole(pages, path, request, reply)
      if (path === CAMERA_PATH) return sendCameraPage(pages, request, reply)
      if (pages.appPaths.has(path)) return sendApp(pages, path, request, reply)
      const name = pageName(pages, path)
      if (name) return pages.send(name, request, reply)
      const keptFile = await kept?.find(path, request.headers)
      return keptFile
        ? setFileHeaders(reply.headers(keptFile.headers), true).send(keptFile.body)
        : reply.sendFile(path)
    })
    sendErrorPages(http, pages)
  }
  http.setNotFoundHandler((request, reply) => {
    if (!pages || !isVisit(request)) throw fail('request.not_found')
    return pages.send(nameInLanguage(pages, 'not-found.html', request, reply), request, reply.status(404))
  })
}

async function mountFiles(http: Http, dist: string) {
  const assets = join(dist, 'assets')
  await http.register(fastifyStatic, {
    root: dist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !path.startsWith('/printed'),
    setHeaders: (reply, path) => {
      setFileHeaders(reply, path.startsWith(assets))
    },
  })
}

function setFileHeaders(reply: FastifyReply, isImmutable: boolean) {
  reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  for (const name of FOR_PAGES_ONLY) reply.removeHeader(name)
  return reply
}

const NOT_ADDRESSABLE = /^(camera|app)\.\w+\.html$|(^|\/)index\.html$/

/** `/about` → about.html, `/fr` → fr/index.html, `/sitemap.xml` → itself; `/about.html` → undefined. */
function pageName(pages: PrintedPages, path: string): string | undefined {
  if (path === '/') return 'index.html'
  const name = path.slice(1)
  if (pages.has(`${name}/index.html`)) return `${name}/index.html`
  const candidate = /\.(xml|txt)$/.test(name) ? name : `${name}.html`
  return pages.has(candidate) && !NOT_ADDRESSABLE.test(candidate) ? candidate : undefined
}

function sendApp(pages: PrintedPages, path: string, request: FastifyRequest, reply: FastifyReply) {
  if (!INDEXED_APP_PAGES.has(path)) reply.header('x-robots-tag', 'noindex')
  const name = `app.${languageOfPage(pages.languages, request, reply)}.html`
  reply.header('vary', `${String(reply.getHeader('vary'))}, sec-fetch-dest`)
  const screen = screenPageName(path, name, carriesSession(request))
  return pages.send(opensPage(request) && pages.has(screen) ? screen : name, request, reply)
}

/** The service worker caches this page for all app paths, so its requests get no screen scripts. */
const opensPage = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'document'

function sendConsole(pages: PrintedPages, path: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return pages.send('staff.html', request, reply.status(isStaffPath(path) ? 200 : 404))
}

/** The only document that may use the camera. Not cached, because each visit needs a new code. */
function sendCameraPage(pages: PrintedPages, request: FastifyRequest, reply: FastifyReply) {
  reply.header('permissions-policy', permissionsPolicy({ camera: true }))
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return pages.send(`camera.${languageOfPage(pages.languages, request, reply)}.html`, request, reply)
}

/** A server error on a page visit returns an HTML page, not JSON. */
function sendErrorPages(http: Http, pages: PrintedPages) {
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 500 || !isVisit(request)) return payload
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return pages.textOf(nameInLanguage(pages, 'error.html', request, reply))
  })
}

function nameInLanguage(
  pages: PrintedPages,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const language =
    prefixOf(pages.languages, pathOf(request)) ?? languageOfPage(pages.languages, request, reply)
  return language === 'en' ? name : `${language}/${name}`
}

const pathOf = ({ url }: FastifyRequest) => (url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')

function isVisit(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !PROGRAM_PATHS.test(path) && !/\.\w+$/.test(path)
}
