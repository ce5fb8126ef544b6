import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer, type Manifest, type Plugin, type ViteDevServer } from 'vite'

type Printer = Pick<typeof import('../src/public/print.tsx'), 'printPage' | 'publicPaths'>

async function loadPrinter(server: ViteDevServer): Promise<Printer> {
  const { printPage, publicPaths } = await server.ssrLoadModule('/src/public/print.tsx')
  return { printPage, publicPaths }
}

/** In development the public pages are printed at each request, from the sources as they are. */
export function publicPages(): Plugin {
  return {
    name: 'ndoa:public-pages',
    apply: 'serve',
    configureServer(server) {
      // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- hands its failures on itself
      server.middlewares.use(async (request, response, next) => {
        try {
          const { printPage } = await loadPrinter(server)
          const html = printPage(request.url?.split('?')[0] ?? '/', (source) => `/${source}`)
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

/**
 * Prints every public page into the build: `/` to index.html, `/about` to about.html. The app's own page, which answers
 * all other paths, moves to app.html.
 */
export async function printPublicPages(root: string, out: string, manifest: Manifest): Promise<void> {
  await writeAppPage(out)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { printPage, publicPaths } = await loadPrinter(server)
    for (const path of publicPaths) {
      const html = printPage(path, (source) => addressIn(manifest, source)) ?? ''
      refuseInlineCode(path, html)
      await writeFile(join(out, path === '/' ? 'index.html' : `${path}.html`), html)
    }
  } finally {
    await server.close()
  }
}

/** Style before script: a page that waits for its script shows at least its frame. */
async function writeAppPage(out: string) {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  const style = html.match(/ *<link rel="stylesheet"[^>]*>\n/)?.[0] ?? ''
  const ordered = html.replace(style, '').replace(/ *<script /, `${style}    <script fetchpriority="low" `)
  await writeFile(join(out, 'app.html'), ordered)
  await rm(join(out, 'index.html'))
}

function addressIn(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build made nothing of ${source}`)
  return `/${entry.file}`
}

/** The content security policy would silently drop inline styles and scripts, so none may get in. */
function refuseInlineCode(path: string, html: string) {
  const found = html.match(/ style="|<style|<script(?![^>]* src=)| on[a-z]+="/)
  if (found) throw new Error(`${path} contains inline code: ${found[0]}`)
}
