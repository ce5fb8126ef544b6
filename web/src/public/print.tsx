import { renderToStaticMarkup } from 'react-dom/server'
import * as guest from '../languages/en/guest.ts'
import * as pages from '../languages/en/public.ts'
import { speak } from '../words/spoken.ts'
import { type AddressOf, Head } from './head.tsx'
import { type PublicPage, publicPages } from './pages.tsx'
import { PageVariant, type Variant } from './shown-claims.tsx'
import { SITE } from './site.ts'

export { SITE } from './site.ts'

speak(guest)
speak(pages)

/** The complete HTML of the page at a path in one of its variants, or undefined if there is none. */
export function printPage(path: string, addressOf: AddressOf, variant: Variant): string | undefined {
  const page = publicPages.find((candidate) => candidate.path === path)
  if (!page) return undefined
  const document = (
    <PageVariant variant={variant}>
      <Document page={page} addressOf={addressOf} />
    </PageVariant>
  )
  return styleFirst(`<!doctype html>${renderToStaticMarkup(document)}`)
}

/**
 * React adds preloads for images before the style sheet. On a slow connection these would delay the first paint, and the
 * browser finds the images soon enough by itself.
 */
function styleFirst(html: string): string {
  const style = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
  return html
    .replace(style, '')
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace('<head>', `<head>${style}`)
}

export const publicPaths = publicPages.map((page) => page.path)

/** The pages that search engines are asked to show. */
export function printSitemap(): string {
  const pages = publicPages
    .filter((page) => !page.unlisted)
    .map(({ path }) => `<url><loc>${SITE}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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

function Document({ page, addressOf }: { page: PublicPage; addressOf: AddressOf }) {
  const { Page } = page
  return (
    <html lang="en">
      <Head page={page} addressOf={addressOf} />
      <body>
        <Page />
      </body>
    </html>
  )
}
