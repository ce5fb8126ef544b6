import account from 'virtual:words/account'
import guest from 'virtual:words/guest'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { rememberChoice, switchLanguage, takeChoice } from '../../languages/change.ts'
import { beginLanguage, currentLanguage, loadWords } from '../../languages/load.ts'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { myConsents, mySettings } from '../../testing/my-settings.ts'
import { pseudo } from '../../testing/pseudo.ts'
import { forgetLanguage, offerPseudo } from '../../testing/second-language.ts'
import { amara, visitAsAmara, visitAsVisitor } from '../../testing/signed-in.tsx'

let fetched = offerPseudo()
const choice = page.getByRole('combobox', { name: /^(Language|Langue|اللغة)$/ })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

beforeEach(async () => {
  fetched = offerPseudo()
  await Promise.all([loadWords('start'), loadWords('guest')])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await switchLanguage('en')
  forgetLanguage()
})

const ofPage = () => [document.documentElement.lang, document.documentElement.dir]

test.each([
  ['fr', '', 'fr', 'ltr'],
  ['en', 'theme=dark; language=ar', 'ar', 'rtl'],
  ['fr', 'language=en', 'en', 'ltr'],
  ['fr', 'language=xx', 'fr', 'ltr'],
  ['', '', 'en', 'ltr'],
  ['zu', '', 'en', 'ltr'],
])('a page in "%s" with the cookies "%s" is shown in %s', (lang, cookies, spoken, dir) => {
  document.documentElement.lang = lang
  for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
  beginLanguage()
  expect([...ofPage(), currentLanguage()]).toEqual([spoken, dir, spoken])
  document.cookie = 'theme=; path=/; max-age=0'
})

test('a visitor’s choice of language makes no call, keeps the focus, and is remembered', async () => {
  const { fetchMock } = visitAsVisitor('/login')
  await expect.element(heading('Welcome back')).toBeVisible()
  await expect.element(choice).toHaveValue('en')
  const calls = fetchMock.mock.calls.length
  await choice.selectOptions('ar')
  await expect.element(heading(pseudo('Welcome back'))).toBeVisible()
  expect(ofPage()).toEqual(['ar', 'rtl'])
  expect(fetchMock.mock.calls.length).toBe(calls)
  await expect.element(choice).toHaveFocus()
  expect(document.cookie).toContain('language=ar')
  expect(fetched.mock.calls.flat()).not.toContain('fr/guest')
})

test('a translation links to reporting its mistakes, English does not', async () => {
  visitAsVisitor('/login')
  await expect.element(choice).toBeVisible()
  expect(page.getByRole('link', { name: 'Report this translation' }).elements()).toEqual([])
  await choice.selectOptions('fr')
  await expect
    .element(page.getByRole('link', { name: pseudo('Report this translation') }))
    .toHaveAttribute('href', expect.stringMatching(/^\/fr\/report-translation\?page=\//))
})

test('form input survives a change of language, in that form only', async () => {
  visitAsVisitor('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('amara@ndoa.test')
  await choice.selectOptions('fr')
  const email = page.getByRole('textbox', { name: pseudo('Email') })
  await expect.element(email).toHaveValue('amara@ndoa.test')
  await page.getByRole('link', { name: pseudo('Forgot your password?') }).click()
  await expect.element(email).toHaveValue('')
})

test('the language stays without a network, and the page reports it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  guest.fr = () => Promise.reject(new TypeError('Failed to fetch'))
  visitAsVisitor('/login')
  await expect.element(heading('Welcome back')).toBeVisible()
  await choice.selectOptions('fr')
  await expect.element(page.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await expect.element(choice).toHaveValue('en')
  expect([...ofPage(), document.cookie.includes('language')]).toEqual(['en', 'ltr', false])
})

test('the last of two quick choices counts', async () => {
  await Promise.all([switchLanguage('ar'), switchLanguage('fr')])
  expect(currentLanguage()).toBe('fr')
  await Promise.all([switchLanguage('ar'), switchLanguage('fr')])
  expect(currentLanguage()).toBe('fr')
})

test('a choice undone before its words arrive is not kept and moves no focus', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const arabic = guest.ar
  guest.ar = async () => {
    await promise
    return arabic()
  }
  visitAsVisitor('/login')
  await choice.selectOptions('ar')
  await choice.selectOptions('en')
  resolve()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(heading('Forgot your password?')).toBeVisible()
  await expect.element(choice).not.toHaveFocus()
  expect([currentLanguage(), takeChoice()]).toEqual(['en', 'en'])
})

test('parts loaded after a change of language use the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const english = account.en
  account.en = () => promise.then(() => ({ security: {} }))
  const loading = loadWords('account')
  await switchLanguage('fr')
  resolve()
  await loading
  expect(fetched).toHaveBeenCalledWith('fr/account')
  account.en = english
})

const settingsAnswers = {
  'GET /functions/v1/get-settings': () => answered(mySettings),
  'GET /functions/v1/get-consents': () => answered(myConsents),
}
const languageOf = (body: unknown) => answered(body)

const visitInFrench = (answers: Answers) =>
  visitAsAmara('/settings', {
    ...settingsAnswers,
    'GET /auth/v1/get-session': () => answered({ user: { ...amara, language: 'fr' } }),
    ...answers,
  })

test('a member’s account language overrides the browser’s, for calls too', async () => {
  const { fetchMock } = visitInFrench({})
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  expect(document.cookie).toContain('language=fr')
  const requests = () => fetchMock.mock.calls.map(([address, init]) => new Request(address, init))
  const settings = () => requests().findLast(({ url }) => url.includes('/get-settings'))
  await expect.poll(() => settings()?.headers.get('accept-language')).toBe('fr')
})

test('a member’s change of language applies at once and on the server', async () => {
  const saved = vi.fn(languageOf)
  visitInFrench({ 'PUT /functions/v1/set-language': saved })
  await expect.element(choice).toHaveValue('fr')
  await choice.selectOptions('en')
  await expect.element(heading('Account Settings')).toBeVisible()
  await expect.poll(() => saved.mock.lastCall).toEqual([{ language: 'en' }])
})

test('a language that the server did not store is reverted', async () => {
  visitInFrench({
    'PUT /functions/v1/set-language': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await expect.element(choice).toHaveValue('fr')
  await choice.selectOptions('en')
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(ofPage()).toEqual(['fr', 'ltr'])
})

test('a visitor’s choice before signing in becomes the account’s language', async () => {
  const saved = vi.fn(languageOf)
  await switchLanguage('fr')
  rememberChoice('fr')
  visitAsAmara('/settings', { ...settingsAnswers, 'PUT /functions/v1/set-language': saved })
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  await expect.poll(() => saved.mock.lastCall).toEqual([{ language: 'fr' }])
  expect(window.sessionStorage).toHaveLength(0)
})
