import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noteChoice, speakLanguage, takeChoice } from '../../languages/change.ts'
import { beginLanguage, FILES, loadWords, spokenLanguage } from '../../languages/load.ts'
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
  await speakLanguage('en')
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
])('of a page in "%s" with the cookies "%s", %s is spoken', (lang, cookies, spoken, dir) => {
  document.documentElement.lang = lang
  for (const cookie of cookies.split('; ')) document.cookie = `${cookie}; path=/`
  beginLanguage()
  expect([...ofPage(), spokenLanguage()]).toEqual([spoken, dir, spoken])
  document.cookie = 'theme=; path=/; max-age=0'
})

test('a visitor chooses a language: one choice, no call, the focus stays, and the browser keeps it', async () => {
  const { asked } = visitAsVisitor('/login')
  await expect.element(heading('Welcome back')).toBeVisible()
  await expect.element(choice).toHaveValue('en')
  const calls = asked.mock.calls.length
  await choice.selectOptions('ar')
  await expect.element(heading(pseudo('Welcome back'))).toBeVisible()
  expect(ofPage()).toEqual(['ar', 'rtl'])
  expect(asked.mock.calls.length).toBe(calls)
  await expect.element(choice).toHaveFocus()
  expect(document.cookie).toContain('language=ar')
  expect(fetched.mock.calls.flat()).not.toContain('fr/guest')
})

test('a visitor who reads a translation finds where its mistakes are reported; English is the source', async () => {
  visitAsVisitor('/login')
  await expect.element(choice).toBeVisible()
  expect(page.getByRole('link', { name: 'Report this translation' }).elements()).toEqual([])
  await choice.selectOptions('fr')
  await expect
    .element(page.getByRole('link', { name: pseudo('Report this translation') }))
    .toHaveAttribute('href', expect.stringMatching(/^\/fr\/report-translation\?page=\//))
})

test('what was typed in a form stays in another language, and in no other form', async () => {
  visitAsVisitor('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('amara@ndoa.test')
  await choice.selectOptions('fr')
  const email = page.getByRole('textbox', { name: pseudo('Email') })
  await expect.element(email).toHaveValue('amara@ndoa.test')
  await page.getByRole('link', { name: pseudo('Forgot your password?') }).click()
  await expect.element(email).toHaveValue('')
})

test('without a network the language stays, and this is said', async () => {
  FILES['./fr/guest.ts'] = () => Promise.reject(new TypeError('Failed to fetch'))
  visitAsVisitor('/login')
  await expect.element(heading('Welcome back')).toBeVisible()
  await choice.selectOptions('fr')
  await expect.element(page.getByText('You seem to be offline.', { exact: false })).toBeVisible()
  await expect.element(choice).toHaveValue('en')
  expect([...ofPage(), document.cookie.includes('language')]).toEqual(['en', 'ltr', false])
})

test('of two choices in a row the last one counts', async () => {
  await Promise.all([speakLanguage('ar'), speakLanguage('fr')])
  expect(spokenLanguage()).toBe('fr')
  await Promise.all([speakLanguage('ar'), speakLanguage('fr')])
  expect(spokenLanguage()).toBe('fr')
})

test('a choice that was taken back before its words arrived is not kept, and takes the focus nowhere', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const guest = FILES['./ar/guest.ts']
  FILES['./ar/guest.ts'] = async () => {
    await promise
    return guest?.() ?? {}
  }
  visitAsVisitor('/login')
  await choice.selectOptions('ar')
  await choice.selectOptions('en')
  resolve()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(heading('Forgot your password?')).toBeVisible()
  await expect.element(choice).not.toHaveFocus()
  expect([spokenLanguage(), takeChoice()]).toEqual(['en', 'en'])
})

test('words that arrive after the language was changed are fetched in the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const english = FILES['./en/account.ts']
  FILES['./en/account.ts'] = () => promise.then(() => ({ security: {} }))
  const loading = loadWords('account')
  await speakLanguage('fr')
  resolve()
  await loading
  expect(fetched).toHaveBeenCalledWith('fr/account')
  if (english) FILES['./en/account.ts'] = english
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

test('a member reads the language of the account, whatever the browser says, and calls ask for it', async () => {
  const { asked } = visitInFrench({})
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  expect(document.cookie).toContain('language=fr')
  const requests = () => asked.mock.calls.map(([address, init]) => new Request(address, init))
  const settings = () => requests().findLast(({ url }) => url.includes('/get-settings'))
  await expect.poll(() => settings()?.headers.get('accept-language')).toBe('fr')
})

test('a member changes the language in the settings: at once, and on the server', async () => {
  const saved = vi.fn(languageOf)
  visitInFrench({ 'PUT /functions/v1/set-language': saved })
  await expect.element(choice).toHaveValue('fr')
  await choice.selectOptions('en')
  await expect.element(heading('Account Settings')).toBeVisible()
  await expect.poll(() => saved.mock.lastCall).toEqual([{ language: 'en' }])
})

test('a language that the server did not store is taken back', async () => {
  visitInFrench({
    'PUT /functions/v1/set-language': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await expect.element(choice).toHaveValue('fr')
  await choice.selectOptions('en')
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(ofPage()).toEqual(['fr', 'ltr'])
})

test('what a visitor chose before signing in becomes the language of the account', async () => {
  const saved = vi.fn(languageOf)
  await speakLanguage('fr')
  noteChoice('fr')
  visitAsAmara('/settings', { ...settingsAnswers, 'PUT /functions/v1/set-language': saved })
  await expect.element(heading(pseudo('Account Settings'))).toBeVisible()
  await expect.poll(() => saved.mock.lastCall).toEqual([{ language: 'fr' }])
  expect(window.sessionStorage).toHaveLength(0)
})
