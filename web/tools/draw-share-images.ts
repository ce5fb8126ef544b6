/**
 * Draws the pictures that messengers show beside a link to a public page: its title on paper, beside our quilt. The
 * results are committed; run again with `node web/tools/draw-share-images.ts` when a title changes. Needs a browser.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { BRAND } from '../../contract/src/brand.ts'
import { findBrowser } from '../../dev/browser/find-browser.mjs'

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
const text = await embedded('src/ui/fonts/inter.woff2', 'font/woff2')
const quilt = await embedded('public/art/quilt-strip.svg', 'image/svg+xml')
const icon = await embedded('public/storage/v1/object/public/assets/icon.svg', 'image/svg+xml')

await mkdir(at('public/share'), { recursive: true })
const browser = await chromium.launch(findBrowser())
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, title] of Object.entries(TITLES)) {
  await page.setContent(picture(title))
  await page.evaluate('document.fonts.ready')
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toFile(at(`public/share/${name}.png`))
}
await browser.close()

function picture(title: string): string {
  return `<!doctype html><style>
    @font-face { font-family: Display; src: url(${display}); font-weight: 700 }
    @font-face { font-family: Text; src: url(${text}); font-weight: 400 700 }
    body { margin: 0; display: grid; grid-template-columns: 1fr 420px; height: 630px; background: #fffaf4; color: #2a1810 }
    main { display: grid; align-content: center; gap: 28px; padding: 0 72px }
    header { display: flex; align-items: center; gap: 18px; font: 700 40px Display }
    h1 { margin: 0; font: 700 88px/1.05 Display; letter-spacing: -0.02em; text-wrap: balance }
    p { margin: 0; font: 400 32px/1.4 Text; color: #6b5548 }
    aside { background: #fdeedd url(${quilt}) 0 0 / auto 105px }
  </style><main><header><img src="${icon}" width="72" height="72">${BRAND}</header><h1>${title}</h1>
  <p>Where Africans at home and abroad meet to marry</p></main><aside></aside>`
}
