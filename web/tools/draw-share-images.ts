/**
 * Draws the pictures that messengers show beside a link into committed files: `node web/tools/draw-share-images.ts`
 * after a title changes. Needs a browser and the font Abyssinica SIL for Amharic.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BRAND } from '../../contract/src/brand.ts'
import { directionOf, type Language, OFFERED } from '../../contract/src/languages.ts'
import { findBrowser } from '../../dev/browser/find-browser.mjs'
import type { words as landing } from '../src/public/words/landing.ts'
import type { words as site } from '../src/public/words/site.ts'
import { sourceOf } from './words.ts'

const { chromium } = createRequire(import.meta.resolve('@playwright/test'))('playwright-core') as {
  chromium: typeof import('@playwright/test').chromium
}

const TITLES: Record<string, string> = {
  home: 'Meet the one you will marry',
  about: 'About Us',
  'safety-tips': 'Safety Tips',
  'community-rules': 'Community Rules',
  transparency: 'Our Figures',
  membership: 'Membership',
  'success-stories': 'Success Stories',
  faq: 'Questions and answers',
  careers: 'Careers',
  press: 'Press',
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  contact: 'Contact Us',
  'report-content': 'Report Content',
}

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const embedded = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(at(path))).toString('base64')}`

const display = await embedded('src/ui/fonts/bricolage.woff2', 'font/woff2')
const arabic = await embedded('src/ui/fonts/arabic.woff2', 'font/woff2')
const text = await embedded('src/ui/fonts/inter.woff2', 'font/woff2')
const quilt = await embedded('public/art/quilt-strip.svg', 'image/svg+xml')
const icon = await embedded('public/storage/v1/object/public/assets/icon.svg', 'image/svg+xml')

await mkdir(at('public/share'), { recursive: true })
const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, title] of Object.entries(TITLES)) await draw(name, 'en', title)
for (const language of OFFERED.filter((one) => one !== 'en')) {
  const { words } = (await import(sourceOf('web/public/words/landing', language))) as {
    words: typeof landing
  }
  await draw(language, language, words.hero.title)
}
await browser.close()

async function draw(name: string, language: Language, title: string) {
  const { words } = (await import(sourceOf('web/public/words/site', language))) as { words: typeof site }
  await page.setContent(picture(language, title, words.slogan.replace(/[.።]$/, '')))
  await page.evaluate('document.fonts.ready')
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(at(`public/share/${name}.png`))
}

function picture(language: Language, title: string, slogan: string): string {
  const other = language === 'ar' || language === 'am'
  // The display font has neither these scripts nor ɓ, ɗ and ƙ.
  const face = other || language === 'ha' ? '' : 'Display,'
  const size = other || title.length > 28 ? 72 : 88
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
    @font-face { font-family: Display; src: url(${display}); font-weight: 700 }
    @font-face { font-family: Text; src: url(${text}); font-weight: 400 700 }
    @font-face { font-family: Arabic; src: url(${arabic}); font-weight: 400 700; unicode-range: U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC }
    body { margin: 0; display: grid; grid-template-columns: 1fr 420px; height: 630px; background: #fffaf4; color: #2a1810 }
    main { display: grid; align-content: center; gap: 28px; padding: 0 72px }
    header { display: flex; align-items: center; gap: 18px; font: 700 40px Display }
    h1 { margin: 0; font: 700 ${size}px/${other ? 1.3 : 1.05} ${face} Text, Arabic, 'Abyssinica SIL'; letter-spacing: ${other ? '0' : '-0.02em'}; text-wrap: balance }
    p { margin: 0; font: 400 32px/1.4 Text, Arabic, 'Abyssinica SIL'; color: #6b5548; text-wrap: balance }
    aside { background: #fdeedd url(${quilt}) 0 0 / auto 105px }
  </style><main><header><img src="${icon}" width="72" height="72">${BRAND}</header><h1>${title}</h1>
  <p>${slogan}</p></main><aside></aside>`
}
