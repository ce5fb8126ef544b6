import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { directionOf, type Language, OFFERED, pageAddress } from '@ndoa/contract/languages'
import { createServer, type Manifest, type Plugin, type ViteDevServer } from 'vite'
import { refuseInlineCode } from './inline-code.ts'
import { type OldBrowserScripts, withCheck } from './old-browsers.ts'
import { screenFiles } from './screen-files.ts'
import { words } from './words.ts'

type Printer = typeof import('../src/public/print/print.tsx')

/** Runs the printer from its sources, without the app's Vite config. */
const openPrinter = (root: string, watch?: null) =>
  createServer({
    root,
    configFile: false,
    plugins: [words()],
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch },
    optimizeDeps: { noDiscovery: true },
  })

const loadPrinter = async (server: ViteDevServer): Promise<Printer> =>
  (await server.ssrLoadModule('/src/public/print/print.tsx')) as Printer

const MANIFEST = '/manifest.webmanifest'

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
          const { printManifest, printPage, setPrintLanguage } = await loadPrinter(printing)
          const { path, language } = pageAt(request.url?.split('?')[0] ?? '/')
          await setPrintLanguage(language)
          if (path === MANIFEST) {
            response.setHeader('content-type', 'application/manifest+json')
            return response.end(printManifest(language))
          }
          const addressOf = (source: string) => `/${source}`
          const html = printPage(path, { language, languages: OFFERED, addressOf, variant: 'demo' })
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

function pageAt(address: string): { path: string; language: Language } {
  const language = OFFERED.find((one) => address.startsWith(`/${one}/`) || address === `/${one}`)
  return language
    ? { path: address.slice(language.length + 1) || '/', language }
    : { path: address, language: 'en' }
}

export function fileNameOf(path: string, language: Language): string {
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return language === 'en' ? name : `${language}/${name}`
}

/**
 * Printed files by name: `about.html`, `fr/about.html`, `sitemap.xml`; `demo/about.html` for a page that differs in the
 * demo; `app.fr.html` for the app's page.
 */
export type PrintedFiles = ReadonlyMap<string, string>

export const isAppPage = (name: string): boolean => /^app\.\w+\.html$/.test(name)

type AddressOf = Parameters<Printer['printPage']>[1]['addressOf']

/**
 * Prints every public page, the app's page, sitemap and robots.txt into `printed`; the server replaces the address
 * placeholder when it sends them. Manifests are plain files.
 */
export async function printSite(
  root: string,
  out: string,
  manifest: Manifest,
  appPaths: readonly string[],
  oldBrowserScripts: OldBrowserScripts,
): Promise<PrintedFiles> {
  const { files, manifests, placeholder, appPages } = await printPages(root, (source) =>
    addressIn(manifest, source),
  )
  const appPage = await takeAppPage(out)
  for (const [language, fill] of appPages) {
    const words = addressIn(manifest, `src/languages/${language}/start.ts`)
    files.set(`app.${language}.html`, withCheck(fill(withWords(appPage, words)), language, oldBrowserScripts))
  }
  for (const [address, text] of manifests) {
    await mkdir(dirname(join(out, address)), { recursive: true })
    await writeFile(join(out, address), text)
  }
  for (const [name, text] of files) {
    if (name.endsWith('.html')) refuseInlineCode(name, text)
    await mkdir(dirname(join(out, 'printed', name)), { recursive: true })
    await writeFile(join(out, 'printed', name), text)
  }
  await writeFile(
    join(out, 'printed/site.json'),
    JSON.stringify({ placeholder, appPaths, languages: OFFERED, screens: screenFiles(manifest) }),
  )
  return files
}

export async function printPages(root: string, addressOf: AddressOf) {
  const server = await openPrinter(root, null)
  try {
    const printer = await loadPrinter(server)
    const files = new Map([
      ['sitemap.xml', printer.printSitemap(OFFERED)],
      ['robots.txt', printer.printRobots()],
    ])
    const manifests = new Map<string, string>()
    const appPages = new Map<Language, (html: string) => string>()
    for (const language of OFFERED) {
      await printer.setPrintLanguage(language)
      printIn(language, printer, addressOf, files)
      manifests.set(pageAddress(MANIFEST, language), printer.printManifest(language))
      appPages.set(language, fillAppPage(language, printer))
    }
    return { files, manifests, placeholder: printer.SITE, appPages }
  } finally {
    await server.close()
  }
}

function printIn(language: Language, printer: Printer, addressOf: AddressOf, files: Map<string, string>) {
  const print = { language, languages: OFFERED, addressOf }
  for (const path of printer.publicPaths) {
    const name = fileNameOf(path, language)
    const html = printer.printPage(path, { ...print, variant: 'production' }) ?? ''
    const inDemo = printer.printPage(path, { ...print, variant: 'demo' }) ?? ''
    files.set(name, html)
    if (inDemo !== html) files.set(`demo/${name}`, inDemo)
  }
}

function fillAppPage(language: Language, { appWords, IN_OWN_LANGUAGE }: Printer) {
  const { description, backHome } = appWords()
  const start = `<a href="${pageAddress('/', language)}">${backHome}</a>`
  return (html: string) =>
    html
      .replace(/<html [^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
      .replace(/(<meta name="description" content=")[^"]*/, `$1${description.replaceAll('"', '&quot;')}`)
      .replace(
        /( *)<link rel="apple-touch-icon"/,
        `$1<link rel="manifest" href="${pageAddress(MANIFEST, language)}" />\n$&`,
      )
      .replace(
        /<noscript>.*<\/noscript>/,
        `<noscript>${IN_OWN_LANGUAGE[language].noScript} ${start}</noscript>`,
      )
}

/** Moves the style before the script, so that a page that waits for its script already shows its frame. */
async function takeAppPage(out: string): Promise<string> {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  await rm(join(out, 'index.html'))
  const style = html.match(/ *<link rel="stylesheet"[^>]*>\n/)?.[0] ?? ''
  const page = html.replace(style, '').replace(/ *<script /, `${style}    <script fetchpriority="low" `)
  return withLibrariesFirst(page)
}

/** Libraries load as a separate script that runs as soon as it arrives, for shorter tasks on slow phones. */
function withLibrariesFirst(html: string): string {
  const [link, file] = /\n *<link rel="modulepreload"[^>]* href="(\/assets\/core-[^"]+)">/.exec(html) ?? []
  if (!link) throw new Error('The page of the app does not name its libraries.')
  const script = `    <script fetchpriority="low" type="module" crossorigin src="${file}"></script>\n`
  return html.replace(link, '').replace(/ *<script /, `${script}$&`)
}

/** Fetches only the words of the page's language, in parallel with the script. */
const withWords = (html: string, words: string) =>
  html.replace(
    / *<script /,
    `    <link rel="modulepreload" href="${words}" fetchpriority="low" crossorigin />\n$&`,
  )

function addressIn(manifest: Manifest, source: string): string {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build made nothing of ${source}`)
  return `/${entry.file}`
}
