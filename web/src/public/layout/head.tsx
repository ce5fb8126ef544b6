import { BRAND } from '@ndoa/contract/brand'
import { type Language, pageAddress } from '@ndoa/contract/languages'
import { OG_LOCALES } from '../../languages/in-own-language.ts'
import { founded } from '../claims.ts'
import { useVisibleClaims } from '../page-variant.tsx'
import type { PublicPage } from '../print/pages.tsx'
import { usePrinting } from '../print/printing-provider.tsx'
import { SITE, sharedPicture } from '../site.ts'
import { words as landing } from '../words/landing.ts'
import { words } from '../words/site.ts'
import { structuredData } from './structured-data.tsx'

export type AddressOf = (source: string) => string

/** The style sheet, a small script and the text font come first: the first paint waits for nothing else. */
export function Head({ page, addressOf }: { page: PublicPage; addressOf: AddressOf }) {
  const { path, script, unlisted } = page
  const { language, languages } = usePrinting()
  const { title, description } = wordsOf(page)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="stylesheet" href={addressOf('src/public/public.css')} />
      <script
        src={addressOf('src/public/scripts/head-script.ts')}
        data-page={path}
        data-languages={languages.join(' ')}
        data-vitals={addressOf('src/public/scripts/vitals-script.ts')}
      />
      {/* Two font preloads would delay the style sheet. Arabic pages use few letters of Inter, so it can load later. */}
      <link
        rel="preload"
        href={addressOf(`src/ui/fonts/${language === 'ar' ? 'arabic' : 'inter'}.woff2`)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fffaf4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#1c110b" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/storage/v1/object/public/assets/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href={pageAddress('/manifest.webmanifest', language)} />
      {unlisted ? <meta name="robots" content="noindex" /> : <Shared page={page} />}
      {script && <script type="module" src={addressOf(script)} fetchPriority="low" />}
    </head>
  )
}

function wordsOf({ path, words: ofPage }: PublicPage) {
  const { title, description } = ofPage()
  return { title: path === '/' ? title : words.documentTitle(title), description }
}

/** English pages have a picture each; every other language has one, with its landing headline. */
function pictureOf({ path }: PublicPage, language: Language, title: string) {
  if (language !== 'en') return { address: sharedPicture(language), shows: landing.hero.title }
  return { address: path === '/' ? sharedPicture(language) : `/share${path}.png`, shows: title }
}

function Shared({ page }: { page: PublicPage }) {
  const { path, machines } = page
  const { language, languages, others } = usePrinting()
  const address = SITE + pageAddress(path, language)
  const { title, description } = wordsOf(page)
  const figures = useVisibleClaims([founded])
  const picture = pictureOf(page, language, title)
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={SITE + pageAddress(path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={SITE + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={OG_LOCALES[language]} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={OG_LOCALES[other]} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={SITE + picture.address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.sharedPicture(picture.shows)} />
      <meta name="twitter:card" content="summary_large_image" />
      {machines && (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- our own data; `<` is escaped because it could end the block
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData[machines](figures)).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  )
}
