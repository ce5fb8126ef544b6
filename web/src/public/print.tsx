import { renderToStaticMarkup } from 'react-dom/server'
import { type PublicPage, publicPages } from './pages.tsx'

/** Where a source file ended up: hashed in a build, itself in development. */
export type AddressOf = (source: string) => string

/** The complete HTML of the page at a path, or undefined if there is none. */
export function printPage(path: string, addressOf: AddressOf): string | undefined {
  const page = publicPages.find((candidate) => candidate.path === path)
  return page && `<!doctype html>${renderToStaticMarkup(<Document page={page} addressOf={addressOf} />)}`
}

export const publicPaths = publicPages.map((page) => page.path)

function Document({ page, addressOf }: { page: PublicPage; addressOf: AddressOf }) {
  const { title, description, Page, script } = page
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="stylesheet" href={addressOf('src/public/public.css')} />
        <link
          rel="preload"
          href={addressOf('src/ui/fonts/inter.woff2')}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fffaf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c110b" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/storage/v1/object/public/assets/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/storage/v1/object/public/assets/icon.png" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {script && <script type="module" src={addressOf(script)} fetchPriority="low" />}
      </head>
      <body>
        <Page />
      </body>
    </html>
  )
}
