import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { enter, fillDateOfBirth, join as joinAs, openFirstSteps, toStep } from '../support/people.ts'
import { ALBUM, pictureName } from './album.ts'
import { answerAs, STATES } from './answers.ts'
import { OVERLAYS, SCREENS, VISITED } from './screens.ts'

test.beforeAll(() => void mkdirSync(ALBUM, { recursive: true }))

for (const { name, address, states = STATES } of SCREENS) {
  for (const state of states) {
    test(`${name}: ${state}`, async ({ page }) => {
      await enter(page, 'amara@demo.ndoa.test')
      await answerAs(page, state)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // Failed requests are retried once before an error is shown.
      if (state === 'failed')
        await expect(page.getByRole('button', { name: /Try Again|Retry/ }).first()).toBeVisible()
      await settle(page)
      await takePictures(page, name, state)
    })
  }
}

for (const [name, address] of Object.entries(VISITED)) {
  test(`${name}: for visitors`, async ({ page }) => {
    await page.goto(address)
    await settle(page)
    await takePictures(page, name, 'full')
  })
}

for (const { name, address, open } of OVERLAYS) {
  test(`${name}: open`, async ({ page }) => {
    await enter(page, 'amara@demo.ndoa.test')
    await page.goto(address)
    await open(page)
    await settle(page)
    await takePictures(page, name, 'open', false)
  })
}

test('registration: step by step', async ({ page }) => {
  await page.goto('/register')
  if (test.info().project.name !== '390') return // large screens have one page
  await page.getByLabel('Full Name').fill('Zainab Bello')
  await page.getByLabel('Gender').selectOption('Female')
  await fillDateOfBirth(page, '1994-06-01')
  await toStep(page, 2)
  await settle(page)
  await takePictures(page, 'register', 'step 2')
  await page.getByRole('textbox', { name: 'Email' }).fill('zainab@example.org')
  await toStep(page, 3)
  await settle(page)
  await takePictures(page, 'register', 'step 3')
})

test('first steps, and the screens of a new member', async ({ page }) => {
  test.slow()
  const email = `zainab.${Date.now()}@shots.test`
  const person = { fullName: 'Zainab Bello', gender: 'Female', dateOfBirth: '1994-06-01', email } as const
  await joinAs(page, person, 'NG')
  for (const screen of ['dashboard', 'likes', 'messages', 'photos', 'profile']) {
    await page.goto(`/${screen}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await settle(page)
    await takePictures(page, screen, 'new member')
  }
  await openFirstSteps(page)
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 390, height: 844 })
  await page.goto('/dashboard')
  const steps = page.getByRole('dialog').first()
  for (let step = 1; step <= 6; step++) {
    await expect(steps.getByText(`Step ${step} of 6`)).toBeVisible()
    await settle(page)
    await takePictures(page, 'first steps', String(step), false)
    if (step < 6) await steps.getByRole('button', { name: 'Skip' }).click()
  }
})

/** Waits until images, and answers if there are any, have loaded. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {}) // a loading screen is never idle
  await page.waitForTimeout(600)
}

async function takePictures(page: Page, screen: string, state: string, fullPage = true) {
  const { name: width } = test.info().project
  if (fullPage) await showWhole(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.waitForTimeout(300) // some colours take their time
    await page.screenshot({ path: join(ALBUM, pictureName(screen, state, width, theme)), fullPage })
  }
  expect.soft(await overflow(page), 'nothing stands out at the side').toBeLessThanOrEqual(0)
}

/** A window as high as the page, so that the bars reach from top to bottom and all images load. */
async function showWhole(page: Page) {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  const width = page.viewportSize()?.width ?? 0
  await page.setViewportSize({ width, height })
  await settle(page)
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
