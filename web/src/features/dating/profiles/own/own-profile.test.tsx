import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered } from '../../../../testing/fake-server.ts'
import { anOwnProfile, asOthersSee } from '../../../../testing/own-profile.ts'
import { visitAsAmara } from '../../../../testing/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const visit = (answers: Answers = {}) =>
  visitAsAmara('/profile', {
    'GET /functions/v1/get-profile': () => answered(anOwnProfile()),
    'GET /functions/v1/get-profile-as-others': () =>
      answered(asOthersSee({ bio: 'Weekends are for highlife.' })),
    ...answers,
  })

test('a member’s own profile begins with the card and shows what others get, without pair data', async () => {
  visit()
  await expect.element(page.getByRole('heading', { name: 'Amara, 31' })).toBeVisible()
  await page.getByRole('button', { name: 'View as Others' }).click()
  const sheet = page.getByRole('dialog', { name: 'Amara, 31' })
  await expect.element(sheet.getByText('Weekends are for highlife.')).toBeVisible()
  expect(sheet.getByText(/%/).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('each part shows its completion and opens its form', async () => {
  const { history } = visit()
  const part = (name: string) => page.getByRole('link', { name })
  await expect.element(part('Photos 0%')).toHaveAttribute('href', '/photos')
  await expect.element(part('Faith & Beliefs complete')).toBeVisible()
  await part('Additional Info 0%').click()
  const tab = page.getByRole('tab', { name: 'Additional Info' })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab).toHaveFocus()
  expect(history.location.search).toBe('?section=additional')
})
