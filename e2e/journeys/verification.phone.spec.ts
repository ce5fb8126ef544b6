import { expect, type Page, test } from '@playwright/test'
import { findBrowser } from '../../dev/browser/find-browser.mjs'
import { aMember } from '../support/accounts.ts'
import { expectAccessible } from '../support/judges/accessible.ts'
import { aBrowser, idOf } from '../support/people.ts'
import { uploadPhoto } from '../support/photos.ts'
import { aDesk, signInStaff } from '../support/staff.ts'

const browser = findBrowser()
/** The browser's fake camera shows a moving test picture. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({
  launchOptions: { ...browser, args: [...((browser && browser.args) || []), ...FAKE_CAMERA] },
})
test.describe.configure({ timeout: 240_000 })

test('three live pictures lead to the badge after two independent decisions', async ({ page, browser }) => {
  const name = `Zuri${someLetters()}`
  await aMember(page, `${name} Adeyemi`)
  await page.goto('/about')
  await uploadPhoto(page)

  await test.step('the app cannot use the camera, and links to the page that can', async () => {
    const answer = await page.goto('/verification')
    expect(answer?.headers()['permissions-policy']).toContain('camera=()')
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expectAccessible(page)
    const document = page.waitForResponse((response) => response.url().endsWith('/verification/camera'))
    await page.getByRole('link', { name: 'Take Pictures' }).click()
    expect((await document).headers()['permissions-policy']).toContain('camera=(self)')
  })

  await test.step('three pictures are taken, shown and sent', async () => {
    await expect(page.getByText(/^\d{4}$/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Open Camera' }).click()
    for (let picture = 1; picture <= 3; picture++) {
      await expect(page.getByText(`Picture ${picture} of 3`)).toBeVisible()
      await page.getByRole('button', { name: 'Take Picture' }).click()
    }
    await expect(page.getByRole('list', { name: 'Your pictures' }).getByRole('img')).toHaveCount(3)
    await expectAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    await page.getByRole('button', { name: 'Send Pictures' }).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await expect(page.getByText('We’re comparing your pictures')).toBeVisible()
  })

  const id = await idOf(page)
  const staff = { ife: await aBrowser(browser), sipho: await aDesk(browser) }
  for (const [who, desk] of Object.entries(staff)) {
    await test.step(`${who} of the staff approves by keyboard`, async () => {
      await signInStaff(desk, `${who}@staff.ndoa.test`)
      await desk.getByRole('link', { name: 'Verification' }).click()
      await openCaseOf(desk, name)
      await expect(desk.getByRole('img')).toHaveCount(4)
      await expectAccessible(desk)
      await desk.keyboard.press('a')
      await expect(desk.getByText('Your decision is recorded.')).toBeVisible()
    })
    expect(await isVerified(page, id)).toBe(who === 'sipho')
  }

  await test.step('the member has the badge', async () => {
    await page.reload()
    await expect(page.getByText(/Your badge is valid until/)).toBeVisible()
    await expectAccessible(page)
  })
})

/** Opens cases until one shows the member's name, because other journeys use the same queue. */
async function openCaseOf(desk: Page, name: string): Promise<void> {
  const open = desk.getByRole('button', { name: /^Open case/ })
  await expect(open.first()).toBeVisible()
  const photos = desk.getByRole('heading', { name: /^Photos on the profile of/ })
  for (let place = 0; place < (await open.count()); place++) {
    await open.nth(place).click()
    await desk.keyboard.press('s')
    await expect(photos).toBeVisible()
    if ((await photos.innerText()).endsWith(name)) return
    await desk.getByRole('button', { name: 'Back to List' }).click()
    await expect(open.first()).toBeVisible()
  }
  throw new Error(`No case of ${name} waits.`)
}

const someLetters = () =>
  Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')

async function isVerified(page: Page, id: string): Promise<boolean> {
  const answer = await page.request.get(`/functions/v1/get-profile?user_id=${id}`)
  return ((await answer.json()) as { data: { verified: boolean } }).data.verified
}
