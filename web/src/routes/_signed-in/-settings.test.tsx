import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { expectToLeaveAfter, press, useFakeTimers } from '../../testing/fake-timers.ts'
import { myConsents as consents, mySecurity, mySettings as settings } from '../../testing/my-settings.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

afterEach(() => void vi.restoreAllMocks())

const visit = (tab: string, answers: Answers = {}) =>
  visitAsAmara(`/settings?tab=${tab}`, {
    'GET /functions/v1/get-settings': () => answered(settings),
    'GET /functions/v1/get-consents': () => answered(consents),
    'PUT /functions/v1/update-settings': (change) => answered({ ...settings, ...(change as object) }),
    'GET /auth/v1/get-security': () => answered(mySecurity()),
    'GET /auth/v1/get-sessions': () => answered([]),
    'GET /auth/v1/get-security-log': () => answered({ events: [], next_cursor: null }),
    ...answers,
  })

const save = page.getByRole('button', { name: 'Save Changes' })

async function expectSwitches(states: Record<string, boolean>) {
  await expect.element(page.getByRole('switch').first()).toBeVisible()
  for (const [name, on] of Object.entries(states)) {
    const toggle = page.getByRole('switch', { name, exact: true })
    if (on) await expect.element(toggle).toBeChecked()
    else await expect.element(toggle).not.toBeChecked()
  }
}

test('three of five tabs save their own changes, and the last has nothing to save', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...settings, ...(change as object) }))
  visit('notifications', { 'PUT /functions/v1/update-settings': saved })
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect.element(page.getByRole('tab')).toHaveLength(5)
  for (const [name, toggle, change] of [
    ['Notifications', 'Likes', { likes: false }],
    ['Privacy', 'Show Last Seen', { show_last_seen: false }],
    ['Security', 'Login Alerts', { login_alerts: false }],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('switch', { name: toggle, exact: true }).click()
    await save.click()
    await expect.poll(() => saved.mock.lastCall).toEqual([change])
  }
  expect(saved).toHaveBeenCalledTimes(3)
  await page.getByRole('tab', { name: 'Danger Zone' }).click()
  await expect.element(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  expect(save.elements()).toEqual([])
})

test('the settings show that they are loading', async () => {
  visit('notifications', { 'GET /functions/v1/get-settings': () => new Promise(() => {}) })
  await expect.element(page.getByText('Loading settings...')).toBeInTheDocument()
})

test('the notifications tab has eight toggles, and one for this device', async () => {
  visit('notifications')
  await expectSwitches({
    Email: true,
    SMS: false,
    Push: true,
    'Notifications on this device': false,
    'New Matches': true,
    Messages: true,
    Likes: true,
    'Profile Views': false,
    'Marketing Emails': false,
  })
  await expect.element(page.getByRole('switch')).toHaveLength(9)
})

test('the privacy tab has the profile’s audience and five toggles', async () => {
  visit('privacy')
  await expectSwitches({
    'Photo Blur': false,
    'Show Online Status': true,
    'Show Last Seen': true,
    'Show Distance': false,
    'Allow Screenshots': false,
  })
  await expect.element(page.getByRole('switch')).toHaveLength(5 + 4) // four consents follow the five toggles
  await expect.element(page.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  for (const name of ['Verified Users Only', 'Matches Only'])
    await expect.element(page.getByRole('radio', { name })).not.toBeChecked()
  await expect
    .element(page.getByRole('switch', { name: 'Photo Blur' }))
    .toHaveAccessibleDescription('Blur photos for non-premium users.')
})

test('each display consent is a switch that applies at once', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...consents, ...(change as object) }))
  visit('privacy', { 'PUT /functions/v1/update-consents': saved })
  await expectSwitches({
    'Show my faith': true,
    'Show my tribe': true,
    'Show my lifestyle': true,
    'Use my answers for matching': true,
  })
  const matching = page.getByRole('switch', { name: 'Use my answers for matching' })
  await expect.element(matching).toHaveAccessibleDescription(/we treat these answers as blank/)
  await page.getByRole('switch', { name: 'Show my faith' }).click()
  await expect.poll(() => saved).toHaveBeenCalledExactlyOnceWith({ show_faith: false })
  await expectSwitches({ 'Show my faith': false, 'Show my tribe': true })
})

test('a consent that fails to be withdrawn shows an error and is unchanged', async () => {
  visit('privacy', {
    'PUT /functions/v1/update-consents': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await page.getByRole('switch', { name: 'Show my tribe' }).click()
  await expect.element(page.getByText('Failed to update settings')).toBeVisible()
  await expectSwitches({ 'Show my tribe': true })
})

test('the toggle for login alerts is saved like the others', async () => {
  const saved = vi.fn((change: unknown) => answered({ ...settings, ...(change as object) }))
  visit('security', { 'PUT /functions/v1/update-settings': saved })
  await page.getByRole('switch', { name: 'Login Alerts' }).click()
  await save.click()
  await expect.poll(() => saved).toHaveBeenCalledExactlyOnceWith({ login_alerts: false })
})

test('each new password can be revealed, and the button is disabled during the save', async () => {
  visit('security', { 'POST /auth/v1/change-password': () => new Promise(() => {}) })
  await page.getByRole('button', { name: 'Change Password' }).click()
  const met = page.getByRole('list', { name: 'Password requirements' }).getByText('(met)')
  for (const name of ['New Password', 'Confirm New Password']) {
    const field = page.getByRole('textbox', { name, exact: true })
    await field.fill('Karibu-2026!')
    await expect.element(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: `Show ${name.toLowerCase()}`, exact: true }).click()
    await expect.element(field).toHaveAttribute('type', 'text')
  }
  await expect.element(met).toHaveLength(5)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect.element(page.getByRole('button', { name: 'Updating...' })).toBeDisabled()
})

test('deactivating and deleting explain themselves and can be cancelled', async () => {
  const left = vi.fn(() => answered({}))
  visit('danger', {
    'POST /functions/v1/deactivate-account': left,
    'POST /functions/v1/delete-account': left,
  })
  await expect
    .element(
      page.getByText('Your profile will be hidden and you won’t get any notifications.', { exact: false }),
    )
    .toBeVisible()
  await expect
    .element(
      page.getByText('Your profile, photos, matches, conversations and settings', { exact: false }).first(),
    )
    .toBeVisible()
  const question = page.getByRole('alertdialog')
  for (const [opener, answer] of [
    ['Deactivate Account', 'Deactivate'],
    ['Delete Account', 'Delete Forever'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    await expect.element(question.getByRole('button', { name: answer, exact: true })).toBeEnabled()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  expect(left).not.toHaveBeenCalled()
})

test('a settings toast disappears after 3.5 seconds', async () => {
  visit('notifications')
  await page.getByRole('switch', { name: 'Likes' }).click()
  useFakeTimers()
  press(save)
  await expectToLeaveAfter(3_500, page.getByText('Settings saved successfully!'))
})

test('leaving with unsaved changes asks first', async () => {
  const { history, router } = visit('notifications')
  const toggle = page.getByRole('switch', { name: 'Likes', exact: true })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await toggle.click()
  void router.navigate({ to: '/verification' })
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(history.location.pathname).toBe('/settings')
  await expect.element(toggle).not.toBeChecked()
  await save.click()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  await router.navigate({ to: '/verification' })
  expect(history.location.pathname).toBe('/verification')
})

test('unsaved settings survive a reload until discarded', async () => {
  const toggle = page.getByRole('switch', { name: 'Likes', exact: true })
  const { close } = visit('notifications')
  await toggle.click()
  close()
  const { close: closeAgain, history, router } = visit('notifications')
  await expect.element(toggle).not.toBeChecked()
  void router.navigate({ to: '/verification' })
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => history.location.pathname).toBe('/verification')
  closeAgain()
  visit('notifications')
  await expect.element(toggle).toBeChecked()
})

test('unsaved settings are announced throughout the tab, even after a reload, until saved', async () => {
  const blur = page.getByRole('switch', { name: 'Photo Blur', exact: true })
  const unsaved = page.getByRole('status').filter({ hasText: 'Your changes haven’t been saved.' })
  const below = page.getByRole('switch', { name: 'Show my faith' })
  const { close } = visit('privacy')
  await expect.element(blur).not.toBeChecked()
  await expect.element(unsaved).not.toBeInTheDocument()
  await blur.click()
  await expect.element(unsaved).toBeInViewport({ ratio: 1 })
  close()

  visit('privacy')
  await expect.element(blur).toBeChecked()
  await expect.element(below).toBeInTheDocument()
  for (const top of [0, document.documentElement.scrollHeight]) {
    window.scrollTo({ top, behavior: 'instant' })
    await expect.element(unsaved).toBeInViewport({ ratio: 1 })
    await expect.element(save).toBeInViewport({ ratio: 1 })
    const tabs = page.getByRole('navigation', { name: 'Tabs' }).element().getBoundingClientRect()
    expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.top)
  }

  await save.click()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect.element(unsaved).not.toBeInTheDocument()
})
