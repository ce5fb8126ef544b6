import type { Page } from '@playwright/test'

/** Finds controls that lie partly outside of the window's width. Rows that scroll sideways may hold some. */
export const controlsOutsideOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const width = document.documentElement.clientWidth
    const isOutside = ({ left, right }) => left < -1 || right > width + 1
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const controls = 'a[href], button, input, select, textarea, [role=button], [role=tab], [role=menuitem]'
    const found = []
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const box = control.getBoundingClientRect()
      if (box.width < 4 || box.height < 4 || !isOutside(box)) continue
      let row = control.parentElement
      while (row && !scrolls(row)) row = row.parentElement
      if (row && row !== document.body && row !== document.documentElement && row.scrollWidth > row.clientWidth
        && !isOutside(row.getBoundingClientRect()) && row.tagName !== 'DIALOG') continue
      const name = control.getAttribute('aria-label') || control.textContent.trim() || control.name
      const place = Math.round(box.left) + ' to ' + Math.round(box.right)
      found.push(control.tagName.toLowerCase() + ' ' + name.slice(0, 60) + ': ' + place)
    }
    return found
  })()`)
