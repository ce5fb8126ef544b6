import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'

const PSEUDO = join(import.meta.dirname, '../../web/src/testing/pseudo.ts')
const WORDS =
  /\/assets\/(start|guest|forms|member|account|confirm|push|membership|searches)-[\w-]{7}\.js(\?english)?$/

/** Translates each file of English words into the pseudo language as the page loads it. */
export async function usePseudoLanguage(page: Page): Promise<void> {
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
    if (!names.every((name) => name.length > 1)) return route.continue()
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

/** @returns null when the page has navigated away */
async function textOf(route: Route): Promise<string | null> {
  try {
    return await (await route.fetch()).text()
  } catch {
    await route.abort().catch(() => {})
    return null
  }
}
