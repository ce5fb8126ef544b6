import { expect } from '@playwright/test'
import type { Name, Role, Screen } from './screen.ts'
import type { WebDriver } from './webdriver.ts'

/** The elements that our screens make of a role. */
const OF_ROLE: Readonly<Record<Role, string>> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  combobox: '[role=combobox]',
  link: 'a[href]',
  option: '[role=option]',
  textbox: 'input:not([type=checkbox], [type=radio], [role]), textarea',
}

/** The first visible element of a role and name; null while something still moves to its place. */
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

/** Writes as Playwright does, in one go: keys of the driver arrive twice when the machine is busy. */
const WRITE = `const [field, text] = arguments
  field.focus()
  field.select()
  return document.execCommand('insertText', false, text)`

/** A screen in a browser that a WebDriver drives. What is not there yet is waited for. */
export function webDriverScreen(browser: WebDriver, baseURL: string): Screen {
  const first = async (role: Role, name: Name) => {
    const { source, flags } = typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}$`) : name
    return elementIn(await browser.run(FIND, OF_ROLE[role], source, flags), `${role} ${name}`)
  }
  const click = (element: string) => browser.post(`element/${element}/click`)
  const write = async (element: string, text: string) => {
    if (!(await browser.run(WRITE, { [ELEMENT]: element }, text))) throw new Error(`Nothing takes ${text}.`)
  }
  return {
    open: async (address) => void (await browser.post('url', { url: new URL(address, baseURL).href })),
    press: (role, name) => patiently(async () => click(await first(role, name))),
    type: (role, name, text) => patiently(async () => write(await first(role, name), text)),
    choose: (label, option) =>
      patiently(async () => click(elementIn(await browser.run(OPTION, label, option), option))),
    upload: (path) =>
      patiently(async () => {
        const field = await browser.post('element', { using: 'css selector', value: 'input[type=file]' })
        return browser.post(`element/${elementIn(field, 'a field for files')}/value`, { text: path })
      }),
    sees: (words) =>
      patiently(async () => expect(await browser.run('return document.body.innerText')).toMatch(words)),
    isAt: (address) => patiently(async () => expect(await browser.get('url')).toMatch(address)),
    picture: async () => Buffer.from((await browser.get('screenshot')) as string, 'base64'),
  }
}

const patiently = (act: () => Promise<unknown>) =>
  expect(async () => void (await act())).toPass({ timeout: 40_000 })

/** The key under which the protocol returns a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

function elementIn(found: unknown, what: string): string {
  const element = (found as Record<string, string> | null)?.[ELEMENT]
  if (element === undefined) throw new Error(`There is no ${what}.`)
  return element
}
