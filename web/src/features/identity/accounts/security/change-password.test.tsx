import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, fakeServer, refused } from '../../../../testing/fake-server.ts'
import { expectToLeaveAfter, press, useFakeTimers } from '../../../../testing/fake-timers.ts'
import { mount } from '../../../../testing/mount.tsx'
import { ChangePassword } from './change-password.tsx'

const CHANGED =
  'Your password was updated successfully. You’ll need to use your new password next time you log in.'
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const update = page.getByRole('button', { name: 'Update Password' })
const dialog = (name: string) => page.getByRole('dialog', { name })

async function open(freshMinutes: number, answers: Answers = {}) {
  const server = fakeServer(answers)
  const security = {
    email: 'amara@example.org',
    phone: null,
    has_password: true,
    two_factor_enabled: false,
    recovery_codes_left: 0,
    fresh_until: new Date(Date.now() + freshMinutes * 60_000).toISOString(),
  }
  function Host() {
    const [isOpen, setOpen] = useState(false)
    return <ChangePassword security={security} open={isOpen} onOpen={setOpen} />
  }
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <Host />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Change Password' }).click()
  return server
}

async function enter(password: string, confirmation = password) {
  await field('New Password').fill(password)
  await field('Confirm New Password').fill(confirmation)
}

afterEach(() => void vi.restoreAllMocks())

test('the password form opens and closes, and requires both fields', async () => {
  await open(5)
  await expect.element(update).toBeDisabled()
  await field('New Password').fill('Karibu-2026!')
  await expect.element(update).toBeDisabled()
  await field('Confirm New Password').fill('Karibu-2026!')
  await expect.element(update).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('New Password')).not.toBeInTheDocument()
})

test.each([
  ['Karibu-2026!', 'Karibu-2027!', 'Passwords do not match.'],
  ['karibu1!', 'karibu1!', 'Password does not meet requirements: One uppercase letter'],
  ['Kar1!', 'Kar1!', 'Password does not meet requirements: At least 8 characters'],
])('the new password %s confirmed as %s is not sent', async (password, confirmation, sentence) => {
  const server = await open(5)
  await enter(password, confirmation)
  await update.click()
  await expect.element(dialog('Password Error').getByText(sentence)).toBeVisible()
  await dialog('Password Error').getByText('Close').click()
  await expect.element(field('New Password')).toHaveValue(password)
  expect(server).not.toHaveBeenCalled()
})

test('a password changes without the old one after a recent sign-in, with a 3 s confirmation', async () => {
  const sent = vi.fn(() => answered(null))
  await open(5, { 'POST /auth/v1/change-password': sent })
  await enter('Karibu-2026!')
  await expect.element(update).toBeEnabled()
  useFakeTimers()
  press(update)
  await expectToLeaveAfter(3_000, dialog('Password Changed').getByText(CHANGED))
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'Karibu-2026!' })
  await expect.element(field('New Password')).not.toBeInTheDocument()
})

test('a later change requires the current password and reports a wrong one', async () => {
  const wrong = 'That isn’t your current password.'
  const sent = vi.fn(() => refused(403, 'accounts.wrong_password', wrong))
  await open(-1, { 'POST /auth/v1/change-password': sent })
  await enter('Karibu-2026!')
  await expect.element(update).toBeDisabled()
  await field('Current Password').fill('Karibu-2025!')
  await update.click()
  await expect.element(dialog('Password Error').getByText(wrong)).toBeVisible()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    password: 'Karibu-2026!',
    current_password: 'Karibu-2025!',
  })
})

test('a lost answer is requested again before a failure is shown', async () => {
  let isLost = true
  const sent = vi.fn(() => {
    if (!isLost) return answered(null)
    isLost = false
    throw new TypeError('Failed to fetch')
  })
  await open(-1, { 'POST /auth/v1/change-password': sent })
  await enter('Karibu-2026!')
  await field('Current Password').fill('Karibu-2025!')
  await update.click()
  await expect.element(dialog('Password Changed')).toBeVisible()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a failed change without a message shows a general sentence', async () => {
  await open(5, {
    'POST /auth/v1/change-password': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await enter('Karibu-2026!')
  await update.click()
  await expect.element(dialog('Password Error').getByText('Failed to change password.')).toBeVisible()
})

test('a member with only a phone number sees that a password requires an email address', async () => {
  const security = { email: null, phone: '+233241234567', has_password: false }
  const rest = { two_factor_enabled: false, recovery_codes_left: 0, fresh_until: new Date().toISOString() }
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <ChangePassword security={{ ...security, ...rest }} open={false} onOpen={() => {}} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('add an email address above first', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change Password' })).not.toBeInTheDocument()
})
