import type { Page } from '@playwright/test'

export const unmirroredOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const heading = document.querySelector('h1')?.textContent ?? ''
    return [
      ...(document.dir === 'rtl' ? [] : ['the page runs from left to right']),
      ...(/\\p{Script=Arabic}/u.test(heading) ? [] : ['not an Arabic heading: ' + heading]),
    ]
  })()`)
