import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { STAFF_PATHS } from '@ndoa/contract/staff-paths'
import { CAMERA_PATH } from '@ndoa/contract/verification-path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { carriesSession } from '../features/accounts/index.ts'
import { fail } from '../features/failures.ts'
import { type Http, permissionsPolicy } from '../platform/http.ts'
import { languageOfPage, prefixOf } from './page-language.ts'
import { type PrintedPages, readPrintedPages } from './printed-pages.ts'
import { screenPageName } from './screen-scripts.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
/** Addresses for programs: an unknown one gets an error, never a page. */
const PROGRAM_PATHS = /^\/(functions|auth\/v1|storage|realtime|docs|healthz)(\/|$)|^\/dev\/outbox/
/** All of it is the console's, also what is not there. */
const STAFF_PAGES = /^\/staff(\/|$)/
const STAFF_PATTERNS = STAFF_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`))
const isStaffPath = (path: string) => STAFF_PATTERNS.some((pattern) => pattern.test(path))
const DEVELOPMENT_PAGES = /^\/dev(\/|$)/
/** What these say, a browser asks of pages alone; beside thirty small files they would weigh as much as five of them. */
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
/** The pages of the app that search engines may list. The others are for members only. */
const INDEXED_APP_PAGES = new Set(['/login', '/register'])

interface WebOptions {
  dist?: string
  /** Fills in what only the operator knows. */
  fill?: (html: string) => string
}

/**
 * The built web app: printed public pages, the app's own page at its paths, the console of the staff, and files. Hashed
 * files never change and are kept for a year; everything else is asked for again each time. What is not a page is answered
 * with a page that says so.
 */
export async function mountWeb(
  http: Http,
  production: boolean,
  publicUrl: string,
  { dist = DIST, fill }: WebOptions = {},
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
      return name ? pages.send(name, request, reply) : reply.sendFile(path)
    })
    logWhenBroken(http, pages)
  }
  http.setNotFoundHandler((request, reply) => {
    if (!pages || !isVisit(request)) throw fail('request.not_found')
    return pages.send(inLanguage(pages, 'not-found.html', request, reply), request, reply.status(404))
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
      const lasting = path.startsWith(assets)
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      for (const name of FOR_PAGES_ONLY) reply.removeHeader(name)
    },
  })
}

/** Sent at addresses of their own only. */
const NOT_BY_NAME = /^(camera|app)\.\w+\.html$|(^|\/)index\.html$/

/** `/about` is about.html, `/fr` is fr/index.html, `/sitemap.xml` is itself; `/about.html` is nothing. */
function pageName(pages: PrintedPages, path: string): string | undefined {
  if (path === '/') return 'index.html'
  const name = path.slice(1)
  if (pages.has(`${name}/index.html`)) return `${name}/index.html`
  const candidate = /\.(xml|txt)$/.test(name) ? name : `${name}.html`
  return pages.has(candidate) && !NOT_BY_NAME.test(candidate) ? candidate : undefined
}

function sendApp(pages: PrintedPages, path: string, request: FastifyRequest, reply: FastifyReply) {
  if (!INDEXED_APP_PAGES.has(path)) reply.header('x-robots-tag', 'noindex')
  const name = `app.${languageOfPage(pages.languages, request, reply)}.html`
  reply.header('vary', `${String(reply.getHeader('vary'))}, sec-fetch-dest`)
  const screen = screenPageName(path, name, carriesSession(request))
  return pages.send(opensPage(request) && pages.has(screen) ? screen : name, request, reply)
}

/** The service worker keeps this page for all paths of the app, so it gets the one without the scripts of a screen. */
const opensPage = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'document'

/** The console of the staff: kept by no browser and listed by no search engine. */
function sendConsole(pages: PrintedPages, path: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return pages.send('staff.html', request, reply.status(isStaffPath(path) ? 200 : 404))
}

/** The one document that may use the camera. Kept by no browser: it asks for a new code each time. */
function sendCameraPage(pages: PrintedPages, request: FastifyRequest, reply: FastifyReply) {
  reply.header('permissions-policy', permissionsPolicy({ camera: true }))
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  return pages.send(`camera.${languageOfPage(pages.languages, request, reply)}.html`, request, reply)
}

/** A person who opens a page and meets a defect reads a page, not JSON. */
function logWhenBroken(http: Http, pages: PrintedPages) {
  http.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 500 || !isVisit(request)) return payload
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    return pages.textOf(inLanguage(pages, 'error.html', request, reply))
  })
}

/** A page that is answered at any address: in the language of that address, else in that of the browser. */
function inLanguage(pages: PrintedPages, name: string, request: FastifyRequest, reply: FastifyReply): string {
  const language =
    prefixOf(pages.languages, pathOf(request)) ?? languageOfPage(pages.languages, request, reply)
  return language === 'en' ? name : `${language}/${name}`
}

const pathOf = ({ url }: FastifyRequest) => (url.split('?')[0] ?? '').replace(/(.)\/$/, '$1')

/** A person who opens an address, as opposed to a program or a page that loads a file. */
function isVisit(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && !PROGRAM_PATHS.test(path) && !/\.\w+$/.test(path)
}
