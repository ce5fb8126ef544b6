import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from '../platform/compression.ts'
import { linkScripts, type Screens } from './screen-scripts.ts'

/** A page with its addresses filled in. Compressed forms are created on demand. */
interface Page {
  type: string
  text: Buffer
  etag: string
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

interface Site {
  /** The text in printed pages that the server replaces with its public URL. */
  placeholder: string
  appPaths: string[]
  languages: string[]
  screens: Screens
}

type Variant = 'production' | 'demo'

export interface PrintedPages {
  appPaths: ReadonlySet<string>
  /** English first. */
  languages: readonly string[]
  has: (name: string) => boolean
  textOf: (name: string) => Buffer
  send: (name: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Production pages contain no unconfirmed facts. The demo has variants of its own, with examples. */
export function readPrintedPages(
  folder: string,
  publicUrl: string,
  variant: Variant,
  fill: (html: string) => string = (html) => html,
): PrintedPages {
  const site: Site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  const { origin } = new URL(publicUrl)
  const pages = new Map<string, Page>()
  for (const [name, path] of filesOf(folder, variant)) {
    const type = TYPES[extname(name)]
    if (!type) continue
    const printed = fill(readFileSync(path, 'utf8').replaceAll(site.placeholder, origin))
    const text = variant === 'demo' && name.startsWith('app.') ? markAsDemo(printed) : printed
    pages.set(name, pageOf(text, type))
    if (name.endsWith('.html')) pages.set(`saving ${name}`, pageOf(withoutExtras(text), type))
    for (const [screen, page] of linkScripts(site.screens, name, text)) {
      pages.set(screen, pageOf(page, type))
      pages.set(`saving ${screen}`, pageOf(withoutExtras(page), type))
    }
  }
  const pageOfName = (name: string) => {
    const page = pages.get(name)
    if (!page) throw new Error(`The build printed no ${name}`)
    return page
  }
  return {
    appPaths: new Set(site.appPaths),
    languages: site.languages,
    has: (name) => pages.has(name),
    textOf: (name) => pageOfName(name).text,
    async send(name, request, reply) {
      const saving = savesData(request) ? pages.get(`saving ${name}`) : undefined
      return sendPage(saving ?? pageOfName(name), request, reply)
    },
  }
}

function filesOf(folder: string, variant: Variant): Map<string, string> {
  const demo = join(folder, 'demo')
  const filesIn = (place: string) =>
    (existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : []).map(
      (name) => [name.replaceAll(sep, '/'), join(place, name)] as const,
    )
  const commonFiles = filesIn(folder).filter(([name]) => name !== 'demo' && !name.startsWith('demo/'))
  return new Map([...commonFiles, ...(variant === 'demo' ? filesIn(demo) : [])])
}

function pageOf(text: string, type: string): Page {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { type, text: Buffer.from(text), etag: `W/"${hash}"`, packed: {} }
}

const markAsDemo = (html: string) => html.replace('<html ', '<html data-demo="" ')

/** Leaves out the headline font and preloads on slow or metered connections. The style sheet reads `data-saver`. */
function withoutExtras(html: string): string {
  return html.replace('<html ', '<html data-saver="" ').replace(/<link rel="preload"[^<>]*>/g, '')
}

const savesData = ({ headers }: FastifyRequest) =>
  headers['save-data'] === 'on' || headers['ect'] === '2g' || headers['ect'] === 'slow-2g'

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply
    .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding, save-data, ect'].flat().join(', '))
    .header('accept-ch', 'ECT')
    .header('etag', page.etag)
    .type(page.type)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.status(304).send()
  const encoding = encodingFor(request.headers)
  if (!encoding) return reply.send(page.text)
  page.packed[encoding] ??= compress(page.text, encoding, 'most')
  return reply.header('content-encoding', encoding).send(await page.packed[encoding])
}
