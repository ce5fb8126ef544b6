import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC_PAGES } from '@ndoa/contract/app/telemetry-rules'
import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { directionOf, type Language, localeOf, OFFERED, pageAddress } from '@ndoa/contract/languages'
import { TERMS, TIERS } from '@ndoa/contract/membership/membership-rules'
import { COUNTRIES_WITH_PRICES, priceOf } from '@ndoa/contract/membership/prices'
import { moneyLabel } from '@ndoa/contract/money'
import { expect, test } from 'vitest'
import { IN_OWN_LANGUAGE } from '../src/languages/in-own-language.ts'
import * as claims from '../src/public/claims.ts'
import { LANDING_KB } from '../src/public/page-weight.ts'
import type { PricesByKey } from '../src/public/price-lists.ts'
import type { words as claimWords } from '../src/public/words/claims.ts'
import type { words as landingWords } from '../src/public/words/landing.ts'
import type { words as siteWords } from '../src/public/words/site.ts'
import { checkLinks } from './check-links.ts'
import { refuseInlineCode } from './inline-code.ts'
import { fileNameOf, printPages } from './public-pages.ts'
import { sourceOf } from './words.ts'

const web = join(import.meta.dirname, '..')
const SITE = 'https://ndoa.example'
const { files: printed, manifests, placeholder, appPages } = await printPages(web, (source) => `/${source}`)
const files = new Map([...printed].map(([name, text]) => [name, text.replaceAll(placeholder, SITE)]))
const textOf = (name: string) => files.get(name) ?? ''

/** Pages that search engines must not list. */
const HIDDEN: readonly string[] = [
  '/report-translation',
  '/unsubscribe',
  '/membership-order',
  '/test-reference-data',
  '/not-found',
  '/error',
  '/offline',
  '/old-browser',
]
const LISTED = PUBLIC_PAGES.filter((path) => !HIDDEN.includes(path))
/** Every page for search engines, in every language. */
const ALL_LISTED = LISTED.flatMap((path) =>
  OFFERED.map((language) => ({
    path,
    language,
    name: fileNameOf(path, language),
    address: SITE + pageAddress(path, language),
  })),
)

/** The only value of an attribute, as in `onlyMatch(html, /<title>(.*?)</)`. */
function onlyMatch(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))]
  expect(found.length, String(pattern)).toBe(1)
  return found[0]?.[1] ?? ''
}

/** Such as `about.html`, and `demo/about.html` where the demo shows examples. */
const pages = [...files.keys()].filter((name) => name.endsWith('.html'))
const inDemo = pages.filter((name) => name.startsWith('demo/'))
const inProduction = pages.filter((name) => !name.startsWith('demo/'))

test('every page in a translation links to the report of a mistake in it', () => {
  const translated = PUBLIC_PAGES.flatMap((path) =>
    OFFERED.filter((language) => language !== 'en').map((language) => fileNameOf(path, language)),
  )
  expect(translated.filter((name) => !textOf(name).includes('report-translation?page='))).toEqual([])
})

test('every page is printed in every offered language', () => {
  const names = OFFERED.flatMap((language) =>
    [...LISTED, ...HIDDEN].map((path) => fileNameOf(path, language)),
  )
  expect(inProduction.toSorted()).toEqual(names.toSorted())
  for (const { name, language } of ALL_LISTED)
    expect(textOf(name)).toMatch(`<html lang="${language}" dir="${directionOf(language)}">`)
})

test.each(pages)('%s is complete without scripts, with ordered headings and a way on', (name) => {
  const html = textOf(name)
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  expect(html.split('<footer')[1]).toContain('href="/register"')
  expect(() => refuseInlineCode(name, html)).not.toThrow()
  // Before the body and not deferred, so that the member's header is right at the first paint.
  expect(html.split('<body')[0]).toContain('<script src="/src/public/scripts/head-script.ts" ')
})

test('each page identifies itself to search engines and messengers by our public address', () => {
  for (const { name, address, language } of ALL_LISTED) {
    const html = textOf(name)
    expect(onlyMatch(html, /<link rel="canonical" href="([^"]*)"/)).toBe(address)
    expect(onlyMatch(html, /<meta property="og:url" content="([^"]*)"/)).toBe(address)
    const description = onlyMatch(html, /<meta name="description" content="([^"]*)"/)
    expect(Buffer.byteLength(description), name).toBeGreaterThan(50) // some scripts need half as many characters
    const picture = onlyMatch(html, /<meta property="og:image" content="([^"]*)"/)
    expect(existsSync(join(web, 'public', picture.replace(SITE, ''))), picture).toBe(true)
    expect(picture.endsWith(`/${language}.png`)).toBe(language !== 'en')
    const { landing } = wordsByLanguage.get(language)!
    if (language !== 'en')
      expect(onlyMatch(html, /<meta property="og:image:alt" content="([^"]*)"/)).toContain(landing.hero.title)
    expect(html).not.toContain('noindex')
  }
  for (const one of OFFERED) {
    const titles = ALL_LISTED.filter(({ language }) => language === one).map(({ name }) =>
      onlyMatch(textOf(name), /<title>(.*?)<\/title>/),
    )
    expect(new Set(titles).size).toBe(LISTED.length)
  }
})

/** The translations named by a page or its sitemap entry: address by language. */
const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, language, address]) => [
      language,
      address,
    ]),
  )

test('all translations of a page, and the sitemap, list one another and themselves', () => {
  const entries = new Map(
    [...textOf('sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
      ([, address, links = '']) => [address, alternatesIn(links)],
    ),
  )
  const named = new Map(ALL_LISTED.map(({ name, address }) => [address, alternatesIn(textOf(name))]))
  expect(entries).toEqual(named)
  for (const { address, language, path } of ALL_LISTED) {
    const alternates = named.get(address) ?? {}
    expect(Object.keys(alternates).toSorted()).toEqual([...OFFERED, 'x-default'].toSorted())
    expect(alternates[language]).toBe(address)
    expect(alternates['x-default']).toBe(SITE + path)
    for (const other of Object.values(alternates)) expect(named.get(String(other))).toEqual(alternates)
  }
})

test.each(pages)('%s keeps its language in all links but the language links, which keep the page', (name) => {
  const [, language = 'en'] = /<html lang="(\w+)"/.exec(textOf(name)) ?? []
  const path = onlyMatch(textOf(name), / data-page="([^"]*)"/)
  const links = [...textOf(name).matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    to: / href="(\/[^"#?]*)/.exec(tag)?.[1],
    other: / hreflang="(\w+)"/i.exec(tag)?.[1],
  }))
  for (const { to, other } of links) {
    if (other) expect(to).toBe(pageAddress(path, OFFERED.find((one) => one === other) ?? 'en'))
    else if (to && printed.has(`${to.slice(1)}.html`)) expect([to, language]).toEqual([to, prefixOf(to)])
  }
  const offered = new Set(links.flatMap(({ other }) => other ?? []))
  expect(offered).toEqual(new Set(OFFERED.filter((one) => one !== language)))
})

/** The language of an address. */
const prefixOf = (address: string) => OFFERED.find((one) => one === address.split('/')[1]) ?? 'en'

test('translated terms and privacy pages begin with the precedence of the English text', () => {
  for (const { name, path, language } of ALL_LISTED) {
    const isLegal = /terms-of-service|privacy-policy/.test(path) && language !== 'en'
    const [sentence = ''] = IN_OWN_LANGUAGE[language].prevails.split('<en>')
    expect(isLegal && sentence === '').toBe(false)
    expect(isLegal, name).toBe(language !== 'en' && textOf(name).includes(sentence))
  }
})

test.each(OFFERED)(
  'in %s the app is installed with that language’s words, from every page and the app',
  (language) => {
    const address = pageAddress('/manifest.webmanifest', language)
    const manifest = JSON.parse(manifests.get(address) ?? '') as Record<string, unknown>
    const { site } = wordsByLanguage.get(language)!
    expect(manifest).toMatchObject({ id: '/', name: 'Ndoa', lang: language, dir: directionOf(language) })
    expect(manifest['description']).toBe(site.slogan)
    const shortcuts = manifest['shortcuts'] as { name: string; url: string }[]
    expect(shortcuts.map(({ url }) => url)).toEqual(['/find-matches', '/messages'])
    const inEnglish = JSON.parse(manifests.get('/manifest.webmanifest') ?? '') as typeof manifest
    if (language !== 'en') expect(shortcuts[0]).not.toEqual((inEnglish['shortcuts'] as unknown[])[0])
    for (const path of [...LISTED, ...HIDDEN])
      expect(onlyMatch(textOf(fileNameOf(path, language)), /<link rel="manifest" href="([^"]*)"/)).toBe(
        address,
      )
    const appPage = appPages.get(language)?.(readFileSync(join(web, 'index.html'), 'utf8')) ?? ''
    expect(onlyMatch(appPage, /<link rel="manifest" href="([^"]*)"/)).toBe(address)
  },
)

test('pages not for search engines are marked as such', () => {
  for (const language of OFFERED)
    for (const path of HIDDEN)
      expect(textOf(fileNameOf(path, language)), path).toContain('<meta name="robots" content="noindex"/>')
})

/** The visible and the machine-readable name, without isolation marks. */
const wordsOf = (name: string) =>
  textOf(name)
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/[\u2066-\u2069]/g, '')

interface PageWords {
  claims: typeof claimWords
  site: typeof siteWords
  landing: typeof landingWords
}
async function pageWordsIn(language: Language): Promise<PageWords> {
  const names = ['claims', 'site', 'landing']
  const words = names.map(async (name) => {
    const file = (await import(sourceOf(`web/public/words/${name}`, language))) as { words: object }
    return [name, file.words] as const
  })
  return Object.fromEntries(await Promise.all(words)) as unknown as PageWords
}
const wordsByLanguage = new Map(
  await Promise.all(OFFERED.map(async (language) => [language, await pageWordsIn(language)] as const)),
)
const pagesIn = (names: readonly string[], one: Language) =>
  names.filter((name) => textOf(name).includes(`<html lang="${one}"`))
const markOfExamples = ({ site }: PageWords, name: string) =>
  Object.values(site.demo).reduce((count, mark) => count + wordsOf(name).split(mark).length - 1, 0)

const open = <C extends claims.Claim>(all: readonly C[]) => all.filter(({ confirmed }) => !confirmed)
const figures = Object.values(claims).flatMap((claim) => ('value' in claim || 'name' in claim ? [claim] : []))

/** The text of claims in a language, without their kinds, dates and pictures. */
const unconfirmedIn = ({ claims: said }: PageWords) => [
  ...open(figures).map(({ value }) => value ?? said.languages),
  ...open(claims.stories).flatMap(({ story, who }) => [
    said.couple(...who),
    ...who,
    ...Object.values(said.stories[story]),
  ]),
  ...open(claims.releases).flatMap(({ release }) => [
    said.releases[release].title,
    said.releases[release].text,
  ]),
  ...open(claims.leadership).flatMap(({ leader }) => Object.values(said.leadership[leader])),
  ...open(claims.offers).map(({ offer }) => said.offers[offer]),
  ...open(claims.positions).flatMap(({ position }) => Object.values(said.positions[position])),
]

test.each(pages)('%s draws every mark of its words', (name) => {
  expect(textOf(name)).not.toMatch(/&lt;\/?\w+&gt;/)
})

test('production shows people and machines no unconfirmed name, figure, quote or job', async () => {
  expect(unconfirmedIn(await pageWordsIn('en'))).toEqual(
    expect.arrayContaining(['500+', '$5M Series A', '2024', 'Ngozi and Emeka', 'Ngozi', 'Mobile Engineer']),
  )
  for (const [language, said] of wordsByLanguage)
    for (const name of pagesIn(inProduction, language)) {
      const words = wordsOf(name)
      expect(
        unconfirmedIn(said).filter((claim) => words.includes(claim)),
        name,
      ).toEqual([])
      expect(markOfExamples(said, name), name).toBe(0)
    }
})

test('the demo shows all examples, and each page labels them once', () => {
  for (const [language, said] of wordsByLanguage) {
    const names = pagesIn(inDemo, language)
    const printedWords = names.map(wordsOf)
    const missing = unconfirmedIn(said).filter(
      (claim) => !printedWords.some((words) => words.includes(claim)),
    )
    expect(missing).toEqual([])
    for (const name of names) expect(markOfExamples(said, name), name).toBe(1)
    expect(names.length).toBeGreaterThan(3)
  }
})

test.each(pages)('%s has no heading without content', (name) => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(textOf(name)) ?? []
  const parts = main.split(/<h[1-6][^>]*>.*?<\/h[1-6]>/s).slice(1)
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(parts.length).toBe(levels.length)
  for (const [index, part] of parts.entries()) {
    const holds = /<(form|dl|ul|ol)/.test(part) || part.replaceAll(/<[^>]*>/g, '').trim() !== ''
    expect(holds || (levels[index + 1] ?? 0) > (levels[index] ?? 0), `${name}: ${index}`).toBe(true)
  }
})

test('no page loads third-party resources, as the landing page promises', () => {
  expect(textOf('index.html')).toContain('No trackers')
  for (const name of pages) {
    const loaded = [
      ...textOf(name).matchAll(/<(?:script|img|iframe|link rel="(?!canonical|alternate)[^"]*")[^>]*>/g),
    ]
      .flatMap(([tag]) => / (?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? [])
      .filter((address) => !/^\/(?!\/)/.test(address))
    expect(loaded, name).toEqual([])
  }
})

test('the landing page states the weight limit that the build enforces', () => {
  expect(wordsOf('index.html')).toContain(`This page is under ${LANDING_KB} KB`)
})

test('sitemap and robots list the public pages and no others', () => {
  const listed = [...textOf('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(new Set(listed)).toEqual(new Set(ALL_LISTED.map(({ address }) => address)))
  expect(listed).toHaveLength(ALL_LISTED.length)
  expect(textOf('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('contact address, company and years are placeholders that the server replaces', () => {
  const isExample = (found: string) => Object.values(OPERATOR_EXAMPLE).some((example) => example === found)
  for (const [name, text] of files) {
    const mails = [...text.replaceAll(SITE, '').matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(
      ([mail]) => mail,
    )
    expect(
      mails.filter((mail) => !isExample(mail)),
      name,
    ).toEqual([])
    const years = [...text.matchAll(/© (\S+)/g)].map(([, years = '']) => years)
    expect(
      years.filter((found) => !isExample(found)),
      name,
    ).toEqual([])
  }
  for (const page of ['terms-of-service.html', 'fr/terms-of-service.html', 'contact.html'])
    expect(textOf(page)).toContain(`${OPERATOR_EXAMPLE.legalName}, ${OPERATOR_EXAMPLE.legalAddress}`)
})

test('our identity and each question with its answer are machine-readable', () => {
  const dataOf = (name: string) =>
    JSON.parse(onlyMatch(textOf(name), /<script type="application\/ld\+json">(.*?)<\/script>/)) as {
      '@graph'?: { '@type': string }[]
      mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
    }
  expect(dataOf('index.html')['@graph']?.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  const questions = dataOf('faq.html').mainEntity ?? []
  const shown = [...textOf('faq.html').matchAll(/<summary[^>]*>(.*?)<\/summary>/g)].join('')
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(name.replaceAll("'", '&#x27;'))
    expect(acceptedAnswer.text).not.toContain('href="/')
  }
  expect(questions.length).toBeGreaterThan(15)
})

test('a build with a broken link or anchor is refused', () => {
  const broken = (link: string) => () =>
    checkLinks(web, new Map([['a.html', `<a href="${link}">`]]), ['/register'])
  for (const link of ['/nowhere', '#', '#nowhere']) expect(broken(link), link).toThrow(`a.html: ${link}`)
  for (const link of ['/register', '/a', 'mailto:us@ndoa.example']) expect(broken(link), link).not.toThrow()
})

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x27;|&quot;|&lt;|&gt;|&amp;/g, (entity) => ENTITIES[entity] ?? '')
const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
/** A country's prices in table order, as charged to members. */
const chargedIn = (country: string, language: Language) =>
  TIERS.flatMap((tier) => TERMS.map((months) => moneyLabel(priceOf(country, tier, months), language)))
const ANYWHERE_ELSE = 'US'

test.each(OFFERED)('every printed price in %s is the charged price', (language) => {
  const html = textOf(fileNameOf('/membership', language))
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' })
  const [, table = ''] = /<tbody[^>]*>(.*?)<\/tbody>/s.exec(html) ?? []
  const rows = table
    .split('</tr>')
    .slice(0, -1)
    .map((row) => ({
      countries: plain(/<th [^>]*>(.*?)<\/th>/s.exec(row)?.[1] ?? '').split(', '),
      prices: [...row.matchAll(/<bdi [^>]*>(.*?)<\/bdi>/gs)].map(([, price = '']) => plain(price)),
    }))
  for (const country of COUNTRIES_WITH_PRICES) {
    const found = rows.filter(({ countries }) => countries.includes(names.of(country) ?? ''))
    expect(
      found.map(({ prices }) => prices),
      country,
    ).toEqual([chargedIn(country, language)])
  }
  expect(rows.at(-1)?.prices).toEqual(chargedIn(ANYWHERE_ELSE, language))
  expect(rows.flatMap(({ countries }) => countries)).toHaveLength(COUNTRIES_WITH_PRICES.length + 1)

  // The printed cards, and the values that the page's script shows for a country.
  const onCards = [...html.matchAll(/<bdi [^>]*data-price="[^"]*"[^>]*>(.*?)<\/bdi>/gs)]
  expect(onCards.map(([, price = '']) => plain(price))).toEqual(chargedIn(ANYWHERE_ELSE, language))
  const chosen = JSON.parse(plain(onlyMatch(html, /data-prices="([^"]*)"/))) as PricesByKey
  for (const country of COUNTRIES_WITH_PRICES) {
    const found = Object.values(chosen).filter(({ countries }) => countries.includes(country))
    const prices = found.map((group) => TIERS.flatMap((tier) => group.prices[tier].map(([price]) => price)))
    expect(prices, country).toEqual([chargedIn(country, language)])
  }
})
