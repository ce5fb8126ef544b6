import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findBrowser } from '../../dev/browser/find-browser.mjs'
import { expectAccessible } from '../support/accessible.ts'
import { aBrowser, join, PASSWORD } from '../support/people.ts'
import { aPicture } from '../support/picture.ts'

const browser = findBrowser()
/** A camera of the browser's own, which shows a moving test picture. */
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({
  launchOptions: { ...browser, args: [...((browser && browser.args) || []), ...FAKE_CAMERA] },
})
test.describe.configure({ timeout: 240_000 })

/** Each project has its own: a code of an authenticator app works once. */
const STAFF: Record<string, [string, string]> = {
  phone: ['ife@staff.ndoa.test', 'juma@staff.ndoa.test'],
  desktop: ['sipho@staff.ndoa.test', 'aminata@staff.ndoa.test'],
}

test('from three live pictures to the badge: two people decide, each on their own', async ({
  page,
  browser,
}, { project, retry }) => {
  const email = `zuri.${project.name}.${retry}.${Date.now()}@journey.test`
  const name = `Zuri${someLetters()}`
  const woman = { fullName: `${name} Adeyemi`, gender: 'Female', dateOfBirth: '1994-02-11', email } as const
  await join(page, woman, 'NG')
  await addMainPhoto(page)

  await test.step('the app itself may not use the camera, and leads to the page that may', async () => {
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

  const id = await ownId(page)
  const cases = [await aBrowser(browser), await aBrowser(browser)]
  for (const [i, desk] of cases.entries()) {
    await test.step(`person ${i + 1} of the staff approves by keyboard`, async () => {
      await signInStaff(desk, STAFF[project.name]?.[i] ?? '')
      await desk.getByRole('link', { name: 'Verification' }).click()
      await openCaseOf(desk, name)
      await expect(desk.getByRole('img')).toHaveCount(4)
      await expectAccessible(desk)
      await desk.keyboard.press('a')
      await expect(desk.getByText('Your decision is recorded.')).toBeVisible()
    })
    expect(await isVerified(page, id)).toBe(i === 1)
  }

  await test.step('the member has the badge', async () => {
    await page.reload()
    await expect(page.getByText(/Your badge is good until/)).toBeVisible()
    await expectAccessible(page)
  })
})

/** Other journeys wait in the same queue: whose case it is shows beside the pictures. */
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

async function addMainPhoto(page: Page): Promise<void> {
  await page.goto('/about')
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/functions/v1/upload-photo', { multipart: { file }, headers })
  expect(answer.status(), await answer.text()).toBe(200)
  await expect
    .poll(
      async () => {
        const photos = (await (await page.request.get('/functions/v1/get-photos')).json()) as {
          data: { status: string }[]
        }
        return photos.data[0]?.status
      },
      { timeout: 60_000 },
    )
    .toBe('approved')
}

async function ownId(page: Page): Promise<string> {
  const answer = await page.request.get('/auth/v1/get-session')
  return ((await answer.json()) as { data: { user: { id: string } } }).data.user.id
}

async function isVerified(page: Page, id: string): Promise<boolean> {
  const answer = await page.request.get(`/functions/v1/get-profile?user_id=${id}`)
  return ((await answer.json()) as { data: { verified: boolean } }).data.verified
}

async function signInStaff(page: Page, email: string): Promise<void> {
  await page.goto('/staff')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(await shownCode(page.request, email))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
}

/** What the authenticator app of a demo account shows. */
async function shownCode(request: APIRequestContext, to: string): Promise<string> {
  const sent = (await (await request.get('/dev/outbox.json')).json()) as {
    channel: string
    to: string
    code: string
  }[]
  return sent.find((one) => one.channel === 'totp' && one.to === to)?.code ?? ''
}
