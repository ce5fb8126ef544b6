import type { Page } from '@playwright/test'

/** Finds a page wider than the window, overflowing or cut-off text, and unfilled placeholders; ellipses are allowed. */
export const layoutFaultsOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    await document.fonts.ready
    const found = []
    const say = (what, element) => found.push(what + ': ' + element.textContent.trim().slice(0, 60))
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push('the page is wider by ' + (root.scrollWidth - root.clientWidth))
    const hides = (value) => value === 'hidden' || value === 'clip'
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
      if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4 || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue
      if (style.clipPath !== 'none') continue // for screen readers alone
      if (style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1) say('wider than its box', element)
      if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 3) say('higher than its box', element)
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        if (box.width < 4 || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break
        if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) {
          say('cut off', element)
          break
        }
        if (position === 'fixed') break
      }
    }
    const unfilled = document.body.innerText.match(/.*(\\{\\w+\\}|\\bundefined\\b|\\bNaN\\b|\\[object ).*/g) ?? []
    return [...new Set([...found, ...unfilled.map((text) => 'not filled in: ' + text.slice(0, 80))])]
  })()`)
