import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { BETWEEN_FACTS } from '@ndoa/contract/reasons'
import type { Page, Response, Route } from '@playwright/test'
import { isTelemetry } from './network.ts'

const PSEUDO = join(import.meta.dirname, '../../web/src/testing/pseudo.ts')
/** The files of words in a build. */
const WORDS =
  /\/assets\/(start|guest|forms|member|account|confirm|push|membership|searches)-[\w-]{7}\.js(\?english)?$/

/** The app speaks the language made of English that tests use: each file of words passes through it. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route('/assets/pseudo.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: stripTypeScriptTypes(readFileSync(PSEUDO, 'utf8')),
    }),
  )
  await page.route(WORDS, async (route) => {
    const address = route.request().url()
    if (address.endsWith('?english')) return route.continue()
    const source = await textOf(route)
    if (source === null) return
    const [, list = ''] = /export\{([^}]*)\}/.exec(source) ?? []
    const names = [...list.matchAll(/\bas (\w+)/g)].map(([, name = '']) => name)
    if (!names.every((name) => name.length > 1)) return route.continue() // code of that name, with short exports
    await route.fulfill({
      contentType: 'text/javascript',
      body: [
        `import * as english from '${address}?english'`,
        `import { pseudo } from '/assets/pseudo.js'`,
        `const words = pseudo(english)`,
        ...names.map((name) => `const ${name} = words.${name}`),
        `export { ${names.join(', ')} }`,
      ].join('\n'),
    })
  })
}

/** @returns null when the page has gone on meanwhile */
async function textOf(route: Route): Promise<string | null> {
  try {
    return await (await route.fetch()).text()
  } catch {
    await route.abort().catch(() => {})
    return null
  }
}

/** Remembers every text that the server sends: names, what members wrote, terms, its own sentences. */
export function collectServerTexts(page: Page): () => Promise<string[]> {
  const reading: Promise<string[]>[] = []
  page.on('response', (response) => void reading.push(textsOf(response)))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const texts = stringsIn(JSON.parse(String(payload)))
      reading.push(Promise.resolve(texts))
    }),
  )
  return async () => [...new Set((await Promise.all(reading)).flat())]
}

async function textsOf(response: Response): Promise<string[]> {
  if (isTelemetry(response.url()) || !response.headers()['content-type']?.includes('json')) return []
  return stringsIn(await response.json().catch(() => null))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...factsIn(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Cards show the facts of a reason one below the other. */
const factsIn = (reason: string) =>
  reason.includes(BETWEEN_FACTS)
    ? reason.split(BETWEEN_FACTS).map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1))
    : []

/** Attributes that somebody sees or hears. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

/** Every text on the page, also in attributes and lists to choose from; not what says that it is of another language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest('script, style, noscript, body [lang]')) texts.push(node.data)
    for (const name of ${JSON.stringify(ATTRIBUTES)})
      for (const element of document.querySelectorAll('[' + name + ']')) texts.push(element.getAttribute(name))
    return [...new Set(texts.map((text) => text.trim()))].filter(Boolean)
  })()`)

/** Names that are written in Latin letters in every language: of makers, of what they make, of money, of the stories' couples. */
const NAMES =
  /Ndoa|Easy|Super|Premium|Google|Play|App Store|Facebook|Instagram|JPEG|PNG|SVG|WebP|CFA|TypeScript|JavaScript|Mozilla|Apple|Microsoft|Stripe|Paystack|pawaPay|Android|iPhone|Chrome|Firefox|Safari|Escape|[KTU]Sh|Series|Geolocation|GeoNames|Ngozi|Emeka|Zainab|Idris|Akosua|Kwame|Wanjiru|Otieno|Selam|Dawit/g

const { legalName, legalAddress } = OPERATOR_EXAMPLE
/** What is not of a language: names of the product and of its operator, of what is typed, and addresses. */
const NO_WORDS = new RegExp(`${legalName}|${legalAddress}|\\bNdoa\\b|\\S+@\\S+|https?:\\S+`, 'g')

/** Texts in plain Latin letters that are neither words of the language nor from the server. */
export function notTranslated(texts: readonly string[], fromServer: readonly string[]): string[] {
  const known = fromServer
    .filter((text) => /[a-z]{2}/i.test(text) && text.length > 2)
    .toSorted((one, other) => other.length - one.length)
  return texts.filter((text) => {
    if (fromServer.includes(text)) return false
    let rest = text.replaceAll(NO_WORDS, '')
    for (const part of known) if (/[a-z]{2}/i.test(rest)) rest = rest.replaceAll(part, '')
    return /[a-z]{2}/i.test(rest)
  })
}

/** The label of the language picker, which may stay English. */
export const LANGUAGE_PICKER = /^Language$/

/** Words in Latin letters on a page in Arabic: neither names nor from the server. */
export async function latinWordsOn(page: Page, fromServer: () => Promise<string[]>): Promise<string[]> {
  const found = notTranslated(await textsOn(page), await fromServer())
  return found.filter((text) => !LANGUAGE_PICKER.test(text) && /[a-z]{3}/i.test(text.replaceAll(NAMES, '')))
}

/** Opens a conversation, and filters and other parts of a screen that a press unfolds. @returns whether anything was closed */
export async function openWhatIsClosed(page: Page): Promise<boolean> {
  const conversation = page.locator('[data-conversation]').last()
  const isList = await conversation.isVisible()
  if (isList) await conversation.click()
  const sheet = page.getByRole('dialog')
  const reachable = (await sheet.count()) > 0 ? sheet : page.getByRole('main')
  const closed = reachable.locator('button[aria-expanded=false]:visible')
  let left = 6
  for (; left > 0 && (await closed.count()) > 0; left--) await closed.first().click()
  return isList || left < 6
}
