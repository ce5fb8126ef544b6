import { expect } from '@playwright/test'
import type { Name, Role, Screen } from './screen.ts'
import type { WebDriver } from './webdriver.ts'

const ROLE_SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox]',
  link: 'a[href]',
  option: '[role=option]',
  textbox: 'input:not([type=checkbox], [type=radio], [role]), textarea',
}

/** Finds the first visible element of a role and name; null during an animation. */
const FIND = `const [selector, source, flags] = arguments
  const isMoving = ({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < Infinity
  if (document.getAnimations().some(isMoving)) return null
  const isVisible = (element) => element.checkVisibility({ visibilityProperty: true })
  const spoken = (element) => {
    const copy = element.cloneNode(true)
    for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return copy.textContent.trim()
  }
  const nameOf = (element) => element.getAttribute('aria-label') ?? spoken(element.labels?.[0] ?? element)
  const name = new RegExp(source, flags)
  const found = [...document.querySelectorAll(selector)].find((element) => isVisible(element) && name.test(nameOf(element)))
  found?.scrollIntoView({ block: 'center', behavior: 'instant' }) // the driver would leave it under the bar at the bottom
  return found`

const OPTION = `const [label, option] = arguments
  const select = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent.startsWith(label))
  return [...select.options].find(({ text }) => text === option)`

/** Inserts the text in one step, as Playwright does: the driver's keystrokes can arrive twice on a busy machine. */
const WRITE = `const [field, text] = arguments
  field.focus()
  field.select()
  return document.execCommand('insertText', false, text)`

export function webDriverScreen(browser: WebDriver, baseURL: string): Screen {
  const first = async (role: Role, name: Name) => {
    const { source, flags } = typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}$`) : name
    return elementIn(await browser.run(FIND, ROLE_SELECTORS[role], source, flags), `${role} ${name}`)
  }
  const click = (element: string) => browser.post(`element/${element}/click`)
  const write = async (element: string, text: string) => {
    if (!(await browser.run(WRITE, { [ELEMENT]: element }, text))) throw new Error(`Nothing takes ${text}.`)
  }
  return {
    open: async (address) => void (await browser.post('url', { url: new URL(address, baseURL).href })),
    press: (role, name) => retried(async () => click(await first(role, name))),
    type: (role, name, text) => retried(async () => write(await first(role, name), text)),
    choose: (label, option) =>
      retried(async () => click(elementIn(await browser.run(OPTION, label, option), option))),
    upload: (path) =>
      retried(async () => {
        const field = await browser.post('element', { using: 'css selector', value: 'input[type=file]' })
        return browser.post(`element/${elementIn(field, 'a field for files')}/value`, { text: path })
      }),
    sees: (words) =>
      retried(async () => expect(await browser.run('return document.body.innerText')).toMatch(words)),
    isAt: (address) => retried(async () => expect(await browser.get('url')).toMatch(address)),
    picture: async () => Buffer.from((await browser.get('screenshot')) as string, 'base64'),
  }
}

const retried = (act: () => Promise<unknown>) =>
  expect(async () => void (await act())).toPass({ timeout: 40_000 })

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

function elementIn(found: unknown, what: string): string {
  const element = (found as Record<string, string> | null)?.[ELEMENT]
  if (element === undefined) throw new Error(`There is no ${what}.`)
  return element
}
