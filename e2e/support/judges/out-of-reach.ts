import type { Page } from '@playwright/test'

export const outOfReachOn = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const controls = [...open.querySelectorAll('a[href], button:enabled, input, select, textarea')]
    const shown = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0)
    const hidden = shown.filter((control) => {
      const box = control.closest('label') ?? control
      control.focus({ preventScroll: false })
      if (box !== control) box.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = box.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return !there || !(box.contains(there) || there.contains(box))
    })
    return [
      ...(scrollWidth > clientWidth ? ['the page is wider by ' + (scrollWidth - clientWidth)] : []),
      ...hidden.map((control) => control.outerHTML.replace(/ class=.[^"]*./g, '').slice(0, 120)),
    ]
  })()`)
