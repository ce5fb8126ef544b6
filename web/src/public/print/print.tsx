import guest from 'virtual:words/guest'
import member from 'virtual:words/member'
import pages from 'virtual:words/public'
import start from 'virtual:words/start'
import { directionOf, type Language, pageAddress } from '@ndoa/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { applyWords } from '../../words/spoken.ts'
import { type AddressOf, Head } from '../layout/head.tsx'
import { PageVariant, type Variant } from '../page-variant.tsx'
import { SITE } from '../site.ts'
import { words as landing } from '../words/landing.ts'
import { words as site } from '../words/site.ts'
import { type PublicPage, publicPages } from './pages.tsx'
import { type Printing, PrintingProvider } from './printing-provider.tsx'

export { IN_OWN_LANGUAGE } from '../../languages/in-own-language.ts'
export { SITE } from '../site.ts'
export { printManifest } from './manifest.ts'

export async function setPrintLanguage(language: Language): Promise<void> {
  for (const files of [start, guest, member, pages]) applyWords(await files[language]())
}

export const appWords = () => ({ description: landing.description, backHome: site.backHome })

interface Print extends Omit<Printing, 'path'> {
  addressOf: AddressOf
  variant: Variant
}

/** Returns the complete HTML in the current language, or undefined if the page does not exist. */
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
  return keepLanguage(moveStyleFirst(`<!doctype html>${renderToStaticMarkup(document)}`), language)
}

/** Rewrites links to public pages to the same language, except those of the language list. */
function keepLanguage(html: string, language: Language): string {
  return html.replaceAll(/<a [^<>]*>/g, (link) =>
    / hreflang=/i.test(link)
      ? link
      : link.replace(/ href="(\/[^"#?]*)/, (href, path) =>
          publicPaths.includes(path) ? ` href="${pageAddress(path, language)}` : href,
        ),
  )
}

/** Moves the style sheet before React's image preloads, which would delay the first paint on a slow connection. */
function moveStyleFirst(html: string): string {
  const style = /<link rel="stylesheet"[^<>]*>/.exec(html)?.[0] ?? ''
  return html
    .replace(style, '')
    .replaceAll(/<link rel="preload" as="image"[^<>]*>/g, '')
    .replace('<head>', `<head>${style}`)
}

export const publicPaths: readonly string[] = publicPages.map((page) => page.path)

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

/** Unlisted pages are not disallowed, because a crawler must fetch a page to read its robots tag. */
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
