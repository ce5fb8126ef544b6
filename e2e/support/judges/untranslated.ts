import { OPERATOR_EXAMPLE } from '@ndoa/contract/brand'
import { FACT_SEPARATOR } from '@ndoa/contract/dating/reasons'
import type { Page, Response } from '@playwright/test'
import { isTelemetry } from '../network.ts'
import type { Judge } from './judge.ts'

function collectServerTexts(page: Page): () => Promise<string[]> {
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

const factsIn = (reason: string) =>
  reason.includes(FACT_SEPARATOR)
    ? reason.split(FACT_SEPARATOR).map((fact) => fact.charAt(0).toUpperCase() + fact.slice(1))
    : []

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder']

const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement.closest('script, style, noscript, body [lang]')) texts.push(node.data)
    for (const name of ${JSON.stringify(ATTRIBUTES)})
      for (const element of document.querySelectorAll('[' + name + ']')) texts.push(element.getAttribute(name))
    return [...new Set(texts.map((text) => text.trim()))].filter(Boolean)
  })()`)

const PSEUDO_NAMES = /Easy|Super|Premium|Amara|Okafor/g

/** Names with Latin letters in every language: companies, products, currencies, the couples of the success stories. */
const NAMES =
  /Ndoa|Easy|Super|Premium|Google|Play|App Store|Facebook|Instagram|JPEG|PNG|SVG|WebP|CFA|TypeScript|JavaScript|Mozilla|Apple|Microsoft|Stripe|Paystack|pawaPay|Android|iPhone|Chrome|Firefox|Safari|Escape|[KTU]Sh|Series|Geolocation|GeoNames|Ngozi|Emeka|Zainab|Idris|Akosua|Kwame|Wanjiru|Otieno|Selam|Dawit|Okafor/g

const { legalName, legalAddress } = OPERATOR_EXAMPLE
/** Language-neutral text: product and operator names, sample input, addresses. */
const NO_WORDS = new RegExp(`${legalName}|${legalAddress}|\\bNdoa\\b|\\S+@\\S+|https?:\\S+`, 'g')

function notTranslated(texts: readonly string[], fromServer: readonly string[]): string[] {
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

const LANGUAGE_PICKER = /^Language$/

/** Finds Latin words in Arabic that are neither names nor from the server. Call before the page loads. */
export function latinWords(page: Page): Judge {
  const fromServer = collectServerTexts(page)
  return async () => {
    const found = notTranslated(await textsOn(page), await fromServer())
    return found.filter((text) => !LANGUAGE_PICKER.test(text) && /[a-z]{3}/i.test(text.replaceAll(NAMES, '')))
  }
}

/** Finds English in the pseudo language that is neither a name nor from the server. Call before the page loads. */
export function englishWords(page: Page): Judge {
  const fromServer = collectServerTexts(page)
  return async () => {
    const found = notTranslated(await textsOn(page), await fromServer())
    const english = notTranslated(
      found.map((text) => text.replaceAll(PSEUDO_NAMES, '')),
      [],
    )
    return english.filter((text) => !LANGUAGE_PICKER.test(text))
  }
}
