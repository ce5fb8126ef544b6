import type { Page } from '@playwright/test'

/** All pages that are opened from now on run from right to left from their first element on, in the language they have. */
export const runToTheLeft = (page: Page): Promise<unknown> =>
  page.addInitScript(`
    const turn = () => {
      const page = document.documentElement
      if (page && page.dir !== 'rtl') page.dir = 'rtl'
    }
    turn()
    new MutationObserver(turn).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['dir'] })
  `)
