import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Manifest, type Plugin, type ViteDevServer } from 'vite'
import { refuseInlineCode } from './inline-code.ts'

type Printer = typeof import('../src/public/print.tsx')

/** Runs the printer from its sources, without the app's own settings. */
const openPrinter = (root: string, watch?: null) =>
  createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch },
    optimizeDeps: { noDiscovery: true },
  })

const loadPrinter = async (server: ViteDevServer): Promise<Printer> =>
  (await server.ssrLoadModule('/src/public/print.tsx')) as Printer

/** In development the public pages are printed at each request, from the sources as they are. */
export function publicPages(): Plugin {
  return {
    name: 'ndoa:public-pages',
    apply: 'serve',
    async configureServer(server) {
      const printing = await openPrinter(server.config.root)
      server.httpServer?.once('close', () => void printing.close())
      // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- hands its failures on itself
      server.middlewares.use(async (request, response, next) => {
        try {
          const { printPage } = await loadPrinter(printing)
          const html = printPage(request.url?.split('?')[0] ?? '/', (source) => `/${source}`, 'demo')
          if (html === undefined) return next()
          response.setHeader('content-type', 'text/html; charset=utf-8')
          return response.end(html)
        } catch (error) {
          return next(error)
        }
      })
    },
  }
}

/** Printed files by name: `about.html`, `sitemap.xml`, and `demo/about.html` for a page that differs in the demo. */
export type PrintedFiles = ReadonlyMap<string, string>

/** Where a source file ended up in the build. */
type AddressOf = Parameters<Printer['printPage']>[1]

/**
 * Prints every public page, the app's own page, and what search engines ask for, into `printed`. The server sends them
 * from there, with its public address in place of the placeholder.
 */
export async function printSite(
  root: string,
  out: string,
  manifest: Manifest,
  appPaths: readonly string[],
): Promise<PrintedFiles> {
  const { files, placeholder } = await printPages(root, (source) => addressIn(manifest, source))
  files.set('app.html', await takeAppPage(out, addressIn(manifest, 'src/languages/en/guest.ts')))
  await mkdir(join(out, 'printed/demo'), { recursive: true })
  for (const [name, text] of files) {
    if (name.endsWith('.html')) refuseInlineCode(name, text)
    await writeFile(join(out, 'printed', name), text)
  }
  await writeFile(join(out, 'printed/site.json'), JSON.stringify({ placeholder, appPaths }))
  return files
}

/** What the printer makes of the sources as they are, and what stands in it for the public address. */
export async function printPages(root: string, addressOf: AddressOf) {
  const server = await openPrinter(root, null)
  try {
    const { SITE, printPage, printRobots, printSitemap, publicPaths } = await loadPrinter(server)
    const files = new Map([
      ['sitemap.xml', printSitemap()],
      ['robots.txt', printRobots()],
    ])
    for (const path of publicPaths) {
      const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
      const html = printPage(path, addressOf, 'production') ?? ''
      const inDemo = printPage(path, addressOf, 'demo') ?? ''
      files.set(name, html)
      if (inDemo !== html) files.set(`demo/${name}`, inDemo)
    }
    return { files, placeholder: SITE }
  } finally {
    await server.close()
  }
}

/** Style before script: a page that waits for its script shows at least its frame. Words are fetched beside the script. */
async function takeAppPage(out: string, words: string): Promise<string> {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  await rm(join(out, 'index.html'))
  const style = html.match(/ *<link rel="stylesheet"[^>]*>\n/)?.[0] ?? ''
  const preload = `    <link rel="modulepreload" href="${words}" fetchpriority="low" crossorigin />\n`
  return html.replace(style, '').replace(/ *<script /, `${style}${preload}    <script fetchpriority="low" `)
}

function addressIn(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build made nothing of ${source}`)
  return `/${entry.file}`
}
