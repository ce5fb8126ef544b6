import { expect, test } from '@playwright/test'
import {
  chooseCountry,
  fillDateOfBirth,
  openFirstSteps,
  signInByApi,
  signUpByApi,
  toStep,
} from '../support/people.ts'
import { answerAs, STATES } from './answers.ts'
import { settle, takePictures } from './pictures.ts'
import { OVERLAYS, SCREENS, VISITED } from './screens.ts'

for (const { name, address, states = STATES } of SCREENS) {
  for (const state of states) {
    test(`${name}: ${state}`, async ({ page }) => {
      await signInByApi(page, 'amara@demo.ndoa.test')
      await answerAs(page, state)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
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
    await signInByApi(page, 'amara@demo.ndoa.test')
    await page.goto(address)
    await open(page)
    await settle(page)
    await takePictures(page, name, 'open', false)
  })
}

test('registration: step by step', async ({ page }) => {
  await page.goto('/register')
  if (test.info().project.name !== '390') return
  await page.getByLabel('Full Name').fill('Zainab Bello')
  await page.getByLabel('Gender').selectOption('Female')
  await fillDateOfBirth(page, '1994-06-01')
  await toStep(page, 2)
  await settle(page)
  await takePictures(page, 'register', 'step 2')
  await chooseCountry(page, 'Nigeria')
  await page.getByRole('textbox', { name: 'Email' }).fill('zainab@example.org')
  await toStep(page, 3)
  await settle(page)
  await takePictures(page, 'register', 'step 3')
})

test('first steps and a new member’s screens', async ({ page }) => {
  test.slow()
  const email = `zainab.${Date.now()}@shots.test`
  const person = { fullName: 'Zainab Bello', gender: 'Female', dateOfBirth: '1994-06-01', email } as const
  await signUpByApi(page, person, 'NG')
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
