import { directionOf, type Language, pageAddress } from '@ndoa/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '../words/spoken.ts'
import { type AddressOf, Head } from './head.tsx'
import { type PublicPage, publicPages } from './pages.tsx'
import { type Printing, PrintingProvider } from './printing.tsx'
import { PageVariant, type Variant } from './shown-claims.tsx'
import { SITE } from './site.ts'
import { words as landing } from './words/landing/index.ts'
import { words as site } from './words/site/index.ts'

export { OWN_TONGUE } from '../languages/own-tongue.ts'
export { printManifest } from './manifest.ts'
export { SITE } from './site.ts'

const FILES = import.meta.glob<Readonly<Record<string, object>>>(
  '../languages/*/{start,guest,member,public}.ts',
)

/** Pages are printed in this language from now on. */
export async function speakOnPages(language: Language): Promise<void> {
  for (const part of ['start', 'guest', 'member', 'public']) {
    const file = FILES[`../languages/${language}/${part}.ts`]
    if (!file) throw new Error(`No words in ${language}: ${part}`)
    speak(await file())
  }
}

/** What the page of the app says before its words are there. */
export const appWords = () => ({ description: landing.description, backHome: site.backHome })

interface Print extends Omit<Printing, 'path'> {
  addressOf: AddressOf
  variant: Variant
}

/** The complete HTML of the page at a path, in the language that is spoken; undefined if there is no such page. */
export function printPage(
  path: string,
  { language, languages, addressOf, variant }: Print,
): string | undefined {
  const page = publicPages.find((candidate) => candidate.path === path)
  if (!page) return undefined
  const document = (
    <PrintingProvider printing={{ path: page.path, language, languages }}>
      <PageVariant variant={variant}>
        <Document page={page} language={language} addressOf={addressOf} />
      </PageVariant>
    </PrintingProvider>
  )
  return keepLanguage(styleFirst(`<!doctype html>${renderToStaticMarkup(document)}`), language)
}

/** Links to other public pages lead to them in the same language; those of the list of languages say another one. */
function keepLanguage(html: string, language: Language): string {
  return html.replaceAll(/<a [^<>]*>/g, (link) =>
    / hreflang=/i.test(link)
      ? link
      : link.replace(/ href="(\/[^"#?]*)/, (href, path) =>
          publicPaths.includes(path) ? ` href="${pageAddress(path, language)}` : href,
        ),
  )
}

/**
 * React adds preloads for images before the style sheet. On a slow connection these would delay the first paint, and the
 * browser finds the images soon enough by itself.
 */
function styleFirst(html: string): string {
  const style = /<link rel="stylesheet"[^<>]*>/.exec(html)?.[0] ?? ''
  return html
    .replace(style, '')
    .replaceAll(/<link rel="preload" as="image"[^<>]*>/g, '')
    .replace('<head>', `<head>${style}`)
}

export const publicPaths: readonly string[] = publicPages.map((page) => page.path)

/** The pages that search engines are asked to show, each with its translations. */
export function printSitemap(languages: readonly Language[]): string {
  const pages = publicPages
    .filter((page) => !page.unlisted)
    .flatMap(({ path }) => {
      const link = (name: string, language: Language) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${SITE}${pageAddress(path, language)}"/>`
      const all = [...languages.map((language) => link(language, language)), link('x-default', 'en')].join('')
      return languages.map((language) => `<url><loc>${SITE}${pageAddress(path, language)}</loc>${all}</url>`)
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}

/** Unlisted pages carry a robots tag, which a crawler can read only if it may fetch them. */
export function printRobots(): string {
  return `User-agent: *
Disallow: /dev/
Disallow: /functions/
Disallow: /auth/
Disallow: /storage/v1/photos/

Sitemap: ${SITE}/sitemap.xml
`
}

interface DocumentProps {
  page: PublicPage
  language: Language
  addressOf: AddressOf
}

function Document({ page, language, addressOf }: DocumentProps) {
  const { Page } = page
  return (
    <html lang={language} dir={directionOf(language)}>
      <Head page={page} addressOf={addressOf} />
      <body>
        <Page />
      </body>
    </html>
  )
}
