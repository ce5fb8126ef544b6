import { expect, type Page } from '@playwright/test'

const STOPS = 250

export interface Stop {
  role: string
  name: string
}

/** Records announcements in order: changed live regions and opened dialogs, but nothing behind a modal dialog. */
const RECORDER = `(() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
  window.announced = []
  const tidied = (text) => text.trim().replace(/\\s+/g, ' ')
  const isInert = (node) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return modal !== undefined && !modal.contains(node)
  }
  const say = (node) => {
    const parent = node.nodeType === 1 ? node : node.parentElement
    const words = tidied(node.textContent)
    const region = parent?.closest(LIVE)
    if (words && region && !isInert(region)) window.announced.push(words)
  }
  const open = (dialog) => {
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    if (dialog.open) window.announced.push('Dialog: ' + tidied(title?.textContent ?? ''))
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      type === 'characterData' ? say(target) : type === 'attributes' ? open(target) : addedNodes.forEach(say)
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] })
})()`

/** Null for the body: tabbing past the end of a modal dialog lands there, and it has no role then. */
const FOCUSED = 'document.activeElement === document.body ? null : document.activeElement'
const NOWHERE: Stop = { role: 'RootWebArea', name: '' }

export class ScreenReader {
  private readonly page: Page
  private constructor(page: Page) {
    this.page = page
  }

  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(RECORDER)
    return new ScreenReader(page)
  }

  /** Returns role and name of the focused element in the accessibility tree, or of the page if none has the focus. */
  async focus(): Promise<Stop> {
    const client = await this.page.context().newCDPSession(this.page)
    try {
      const { result } = await client.send('Runtime.evaluate', { expression: FOCUSED })
      if (!result.objectId) return NOWHERE
      const { nodes } = await client.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      })
      const [node] = nodes
      return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '').trim() }
    } finally {
      await client.detach()
    }
  }

  async tabTo(role: string, name: string | RegExp): Promise<void> {
    const focused: string[] = []
    for (let stop = 0; stop < STOPS; stop++) {
      await this.page.keyboard.press('Tab')
      const now = await this.settledFocus()
      if (now.role === NOWHERE.role) continue
      focused.push(`${now.role} "${now.name}"`)
      expect(
        now.name,
        `a ${now.role} in the tab order has a name; before it: ${focused.slice(-3).join(', ')}`,
      ).not.toBe('')
      expect(now.role).not.toMatch(/^(generic|none|)$/)
      if (now.role === role && (typeof name === 'string' ? now.name === name : name.test(now.name))) return
    }
    throw new Error(`No ${role} "${name}" in the tab order: ${focused.slice(0, 40).join(', ')}`)
  }

  /** Waits for a list that loads on first focus and replaces its field; until then the focus has no role. */
  private async settledFocus(): Promise<Stop> {
    let now = await this.focus()
    for (let tries = 0; now.role === 'none' && tries < 50; tries++) {
      await this.page.waitForTimeout(100)
      now = await this.focus()
    }
    return now
  }

  async press(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.tabTo(role, name)
    await this.page.keyboard.press(key)
  }

  async type(name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
    await this.tabTo(role, name)
    await this.page.keyboard.type(text)
  }

  async arrivesAt(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.poll(async () => (await this.focus()).role).toMatch(/^(heading|main)$/)
  }

  async entersDialog(name: string | RegExp): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }

  async hasFocus(role: string, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.focus()).toMatchObject({ role, name: expect.stringMatching(name) })
  }

  async isBackAt(role: string, name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    await this.hasFocus(role, name)
  }

  /**
   * Checks landmarks: one main, at most one banner and footer, distinct names, no skipped heading level. In a
   * dialog, headings start at level 2 and there are no landmarks.
   */
  async findsItsWay(): Promise<void> {
    const dialog = this.page.locator('dialog:modal')
    const isDialog = (await dialog.count()) > 0
    const tree = await (isDialog ? dialog.last() : this.page.locator('body')).ariaSnapshot()
    const parts = (role: string) => tree.match(new RegExp(`^ *- ${role}\\b[^\\n:]*`, 'gm')) ?? []

    expect(parts('main')).toHaveLength(isDialog ? 0 : 1)
    for (const role of ['banner', 'contentinfo'])
      expect(parts(role).length, `${role}:\n${tree}`).toBeLessThanOrEqual(isDialog ? 0 : 1)
    for (const role of ['navigation', 'region', 'complementary']) {
      const names = parts(role).map((part) => /".*"/.exec(part)?.[0])
      expect(names, `${role} has a name of its own`).toEqual([...new Set(names)])
      expect(names).not.toContain(undefined)
    }

    const levels = [...tree.matchAll(/^ *- '?heading .*\[level=(\d)\]/gm)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(isDialog ? 0 : 1)
    expect(levels[0]).toBe(isDialog ? 2 : 1)
    for (const [place, level] of levels.entries())
      expect(level - (levels[place - 1] ?? level), `headings: ${levels.join(' ')}`).toBeLessThanOrEqual(1)
  }

  announcements(): Promise<string[]> {
    return this.page.evaluate<string[]>('window.announced')
  }

  async times(words: RegExp): Promise<number> {
    return (await this.announcements()).filter((one) => words.test(one)).length
  }

  async hearsOnce(words: RegExp): Promise<void> {
    await expect.poll(() => this.times(words), `${words} is announced`).toBe(1)
  }
  async hearsLast(words: RegExp): Promise<void> {
    await expect.poll(async () => (await this.announcements()).at(-1)).toMatch(words)
  }
}
