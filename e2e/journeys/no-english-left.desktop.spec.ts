import { expect, type Page, test } from '@playwright/test'
import { settled, watchRequests } from '../support/network.ts'
import { enter, join, openFirstSteps, readAccountIn } from '../support/people.ts'
import { collectServerTexts, NAMES, notTranslated, speakPseudo, textsOn } from '../support/pseudo-language.ts'

test.describe.configure({ timeout: 240_000 })
test.use({ serviceWorkers: 'block' })
test.beforeEach(({ page }) => watchRequests(page))

const FOR_VISITORS = ['/login', '/register', '/forgot-password', '/check-email']
const FOR_MEMBERS = ['/dashboard', '/find-matches', '/my-matches', '/likes', '/messages', '/notifications']
const SETTINGS = ['notifications', 'privacy', 'security', 'membership', 'danger'].map(
  (tab) => `/settings?tab=${tab}`,
)
const HER_OWN = ['/profile', '/photos', '/verification', '/find-matches?saved=yes']

/** The choice of a language names itself in each. */
const ENGLISH = [/^Language$/]

/** Names are written as they are. */
const NOT_ENGLISH = /Easy|Super|Premium|Amara/g

test('in another language, nothing that a visitor reads is English', async ({ page }) => {
  await expectNoEnglish(page, FOR_VISITORS)
})

test('in another language, nothing that a member reads is English', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  await expectNoEnglish(page, FOR_MEMBERS)
})

test('in another language, nothing that a member reads about herself is English', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  await expectNoEnglish(page, HER_OWN)
})

test('in another language, nothing that a member reads in the settings is English', async ({ page }) => {
  await enter(page, 'amara@demo.ndoa.test')
  await expectNoEnglish(page, SETTINGS)
})

test('in another language, a new member reads no English in the first steps, and where she reports somebody', async ({
  page,
}) => {
  const email = `nala.${Date.now()}@journey.test`
  await join(page, { fullName: 'Nala Oduya', gender: 'Female', dateOfBirth: '1994-02-11', email }, 'NG')
  await openFirstSteps(page)
  const fromServer = collectServerTexts(page)
  await speakPseudo(page)
  await takeFirstSteps(page, async (step) => expect.soft(await englishOn(page, fromServer), step).toEqual([]))
  const dialog = page.getByRole('dialog')
  const reason = dialog.locator('h3 ~ ul button').first()
  // The answers of the first steps bring other suggestions, and the card whose menu is open may not be among them.
  await expect(async () => {
    await page.locator('main article [aria-haspopup=dialog]').first().click()
    await expect(reason).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect.soft(await englishOn(page, fromServer), 'in the menu').toEqual([])
  await reason.click()
  await expect(dialog.getByRole('textbox')).toBeVisible()
  expect.soft(await englishOn(page, fromServer), 'in the report').toEqual([])
})

test('in Arabic, members and visitors read no words in Latin letters', async ({ page, context }) => {
  await context.addCookies([{ name: 'language', value: 'ar', url: test.info().project.use.baseURL }])
  const fromServer = collectServerTexts(page)
  for (const address of FOR_VISITORS) await expectNoLatinWords(page, address, fromServer)
  await enter(page, 'zainab@demo.ndoa.test') // whom no other journey reads
  await page.goto('/settings')
  const saved = page.waitForResponse('**/set-language?*')
  await page.locator('#language').selectOption('ar')
  await saved
  for (const address of [...FOR_MEMBERS, '/likes?view=list', ...HER_OWN, ...SETTINGS])
    await expectNoLatinWords(page, address, fromServer)

  await page.goto('/find-matches')
  await page
    .getByRole('main')
    .getByRole('link', { name: /، \p{Cf}*\d\d\p{Cf}*$/u })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  expect.soft(await latinWordsOn(page, fromServer), 'in the profile of a member').toEqual([])
})

test('in Arabic, a new member reads no words in Latin letters in the first steps', async ({ page }) => {
  const email = `mariam.${Date.now()}@journey.test`
  await join(page, { fullName: 'مريم حسن', gender: 'Female', dateOfBirth: '1994-02-11', email }, 'NG')
  await openFirstSteps(page)
  const fromServer = collectServerTexts(page)
  await readAccountIn(page, 'ar')
  await takeFirstSteps(page, async (step) =>
    expect.soft(await latinWordsOn(page, fromServer), step).toEqual([]),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u)
})

async function expectNoLatinWords(page: Page, address: string, fromServer: () => Promise<string[]>) {
  await test.step(address, async () => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Arabic}/u)
    await settled(page) // a sheet that opens by itself covers what stood there
    await openWhatIsClosed(page)
    expect.soft(await latinWordsOn(page, fromServer), address).toEqual([])
  })
}

async function latinWordsOn(page: Page, fromServer: () => Promise<string[]>) {
  await settled(page)
  const found = notTranslated(await textsOn(page), await fromServer())
  return found.filter((text) => /[a-z]{3}/i.test(text.replaceAll(NAMES, '')))
}

/** @param look at each step, which may stay as it is */
async function takeFirstSteps(page: Page, look: (step: string) => Promise<void>) {
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog')
  const progress = dialog.getByRole('progressbar')
  for (let step = 1; step <= 6; step++) {
    await test.step(`step ${step}`, async () => {
      await expect(progress).toHaveAttribute('aria-valuenow', String(Math.round((step / 6) * 100)))
      await look(`step ${step}`)
      await dialog.getByRole('button').last().click()
    })
  }
  await expect(page).toHaveURL(/find-matches/)
}

async function expectNoEnglish(page: Page, addresses: readonly string[]) {
  const fromServer = collectServerTexts(page)
  await speakPseudo(page)
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/[ļöéåîû]/i)
      expect.soft(await englishOn(page, fromServer)).toEqual([])
      await openWhatIsClosed(page)
      expect.soft(await englishOn(page, fromServer), 'also in what opens').toEqual([])
    })
  }
}

async function englishOn(page: Page, fromServer: () => Promise<string[]>) {
  await settled(page)
  const found = notTranslated(await textsOn(page), await fromServer())
  const english = notTranslated(
    found.map((text) => text.replaceAll(NOT_ENGLISH, '')),
    [],
  )
  return english.filter((text) => !ENGLISH.some((later) => later.test(text)))
}

/** A conversation, and menus, filters and other parts that a press unfolds. */
async function openWhatIsClosed(page: Page) {
  const conversation = page.locator('[data-conversation]').last()
  if (await conversation.isVisible()) await conversation.click()
  const sheet = page.getByRole('dialog')
  const reachable = (await sheet.count()) > 0 ? sheet : page
  const closed = reachable.locator('button[aria-expanded=false]:visible')
  for (let left = 6; left > 0 && (await closed.count()) > 0; left--) await closed.first().click()
}
