import { globSync, readFileSync } from 'node:fs'
import { PUBLIC_PAGES } from '@ndoa/contract/app/telemetry-rules'
import { expect, test } from 'vitest'

/** Files that name public pages without their language, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server/src/features/notifications/in-app/notification-text.ts':
    'the app gives them the language that it speaks',
  'web/src/worker/service-worker.ts': 'it asks for the language of the page that it caches',
}

const PATHS = PUBLIC_PAGES.filter((path) => path !== '/').join('|')
/** A public page without its language: neither in a `site` nor passed to one of these functions. */
const WITHOUT_LANGUAGE = new RegExp(
  `(?<!\\b(?:pagePath|pageAddress)\\(|\\$\\{site)['"\`}](?:${PATHS})(?=['"\`#?$])`,
  'g',
)

const bareAddressesIn = (source: string) =>
  [...source.replace(/\/\*[^]*?\*\//g, '').matchAll(WITHOUT_LANGUAGE)].map(([text]) => text.slice(1))

const files = globSync('{web,server}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\.gen\.|^web\/src\/(public|testing)\//.test(file), // the printer translates public pages
)

test('links to public pages lead to the reader’s language', () => {
  const found = files
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) => bareAddressesIn(readFileSync(file, 'utf8')).map((path) => `${file} ${path}`))
  expect(found).toEqual([])
})

test('every exception is still needed', () => {
  for (const file of Object.keys(ALLOWED))
    expect(bareAddressesIn(readFileSync(file, 'utf8')), file).not.toEqual([])
})

test.each([
  ['a link', '<a href="/membership">', 1],
  ['a place in a page of an email', 'link: `${publicUrl}/safety-tips#money-sent`', 1],
  ['with its language', "`${site}/safety-tips#money-sent`; pagePath('/membership')", 0],
  ['a comment', '/** `/about` is about.html */', 0],
  ['a screen of the app', "to: '/settings'; from '../membership/index.ts'", 0],
])('%s', (_what, source, count) => {
  expect(bareAddressesIn(source)).toHaveLength(count)
})
