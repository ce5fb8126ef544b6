import { expect, type Page } from '@playwright/test'

/** More stops than any screen has. */
const STOPS = 250

/** What a screen reader says at the focus. */
export interface Stop {
  role: string
  name: string
}

/** Keeps what live regions say, in order; one entry for each change of their words. */
const RECORDER = `(() => {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
  window.announced = []
  const say = (node) => {
    const parent = node.nodeType === 1 ? node : node.parentElement
    const words = node.textContent.trim().replace(/\\s+/g, ' ')
    if (words && (parent?.closest(LIVE) ?? null)) window.announced.push(words)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      type === 'characterData' ? say(target) : addedNodes.forEach(say)
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`

/** Uses a page by keyboard and by what the accessibility tree says, as a person does who cannot see it. */
export class ScreenReader {
  private readonly page: Page
  private constructor(page: Page) {
    this.page = page
  }

  static async on(page: Page): Promise<ScreenReader> {
    await page.addInitScript(RECORDER)
    return new ScreenReader(page)
  }

  /** Role and name of the element with the focus, as the browser tells assistive technology. */
  async focus(): Promise<Stop> {
    const client = await this.page.context().newCDPSession(this.page)
    try {
      const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' })
      if (!result.objectId) return { role: '', name: '' }
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

  /** Presses Tab until the stop is reached; every stop on the way has a role and a name. */
  async tabTo(role: string, name: string | RegExp): Promise<void> {
    const heard: string[] = []
    for (let stop = 0; stop < STOPS; stop++) {
      await this.page.keyboard.press('Tab')
      const now = await this.focus()
      if (now.role === 'RootWebArea') continue // the end of the page
      heard.push(`${now.role} "${now.name}"`)
      expect(
        now.name,
        `a ${now.role} in the tab order has a name; before it: ${heard.slice(-3).join(', ')}`,
      ).not.toBe('')
      expect(now.role).not.toMatch(/^(generic|none|)$/)
      if (now.role === role && (typeof name === 'string' ? now.name === name : name.test(now.name))) return
    }
    throw new Error(`No ${role} "${name}" in the tab order: ${heard.slice(0, 40).join(', ')}`)
  }

  async press(role: string, name: string | RegExp, key = 'Enter'): Promise<void> {
    await this.tabTo(role, name)
    await this.page.keyboard.press(key)
  }

  async type(name: string | RegExp, text: string, role = 'textbox'): Promise<void> {
    await this.tabTo(role, name)
    await this.page.keyboard.type(text)
  }

  /** The new screen has one main heading, and the focus is there or on the main content. */
  async arrivesAt(heading: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.poll(async () => (await this.focus()).role).toMatch(/^(heading|main)$/)
  }

  /** How often live regions said it so far. */
  async times(words: RegExp): Promise<number> {
    const said = await this.page.evaluate<string[]>('window.announced')
    return said.filter((one) => words.test(one)).length
  }

  /** It is said, and once. */
  async hearsOnce(words: RegExp): Promise<void> {
    await expect.poll(() => this.times(words), `${words} is announced`).toBe(1)
  }
}
