import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { myConsents as consents, mySecurity, mySettings as settings } from '../../../testing/my-settings.ts'
import { visitAsAmara } from '../../../testing/signed-in.tsx'

const visit = (answers: Answers) =>
  visitAsAmara('/settings', {
    'GET /functions/v1/get-settings': () => answered(settings),
    'GET /functions/v1/get-consents': () => answered(consents),
    ...answers,
  })
const KOFI = '00000000-0000-4000-8000-000000000001'
const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name })
const save = page.getByRole('button', { name: 'Save Changes' })
const saving = page.getByRole('button', { name: 'Saving...' })

afterEach(() => void vi.restoreAllMocks())

test('changes survive a change of tab and are saved with it', async () => {
  const saved = vi.fn((change) => answered({ ...settings, ...(change as object) }))
  visit({ 'PUT /functions/v1/update-settings': saved })
  await expect.element(toggle('Likes')).toBeChecked()
  await toggle('Likes').click()
  await tab('Privacy').click()
  await page.getByRole('radio', { name: 'Verified Users Only' }).click()
  await tab('Notifications').click()
  await expect.element(toggle('Likes')).not.toBeChecked()
  await save.click()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ likes: false, profile_visibility: 'verified' })
})

test('an unchanged form sends nothing, even after a switch was turned back', async () => {
  const saved = vi.fn((change) => answered({ ...settings, ...(change as object) }))
  visit({ 'PUT /functions/v1/update-settings': saved })
  await save.click()
  await expect.element(page.getByText('Nothing has changed, so there is nothing to save.')).toBeVisible()
  await toggle('Likes').click()
  await toggle('Likes').click()
  await save.click()
  expect(saved).not.toHaveBeenCalled()
  await expect.element(page.getByText('Settings saved successfully!')).not.toBeInTheDocument()
})

test('a change that fails to save is reported and stays on the screen', async () => {
  visit({
    'PUT /functions/v1/update-settings': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await toggle('Messages').click()
  await save.click()
  await expect.element(page.getByText('Failed to update settings')).toBeVisible()
  await expect.element(toggle('Messages')).not.toBeChecked()
})

test('a toggle for an unavailable channel is labelled as such', async () => {
  visit({})
  await expect.element(toggle('Push')).toHaveAccessibleDescription(/on each device where you turn it on/)
})

test('each privacy switch shows what others see and what a web page cannot do', async () => {
  visit({})
  await tab('Privacy').click()
  const hints = {
    'Photo Blur': /non-premium users/,
    'Show Online Status': /typing and read receipts/,
    'Show Last Seen': /the hour and read receipts to your matches/,
    'Show Distance': /from city to city/,
    'Allow Screenshots': /ask others not to, but can’t stop them/,
  }
  for (const [name, hint] of Object.entries(hints))
    await expect.element(toggle(name)).toHaveAccessibleDescription(hint)
})

test('the audience of blurred photos can be chosen while blur is on', async () => {
  const saved = vi.fn((change) => answered({ ...settings, ...(change as object) }))
  visit({
    'PUT /functions/v1/update-settings': saved,
    'GET /functions/v1/get-photo-grants': () => answered([]),
  })
  await tab('Privacy').click()
  const rule = page.getByRole('group', { name: 'Blur my photos for' })
  await expect.element(toggle('Photo Blur')).toHaveAccessibleDescription('Blur photos for non-premium users.')
  await expect.element(rule).not.toBeInTheDocument()
  await toggle('Photo Blur').click()
  await expect.element(rule.getByRole('radio', { name: /^People without a membership/ })).toBeChecked()
  await rule.getByRole('radio', { name: /^Everyone/ }).click()
  await expect
    .element(toggle('Photo Blur'))
    .toHaveAccessibleDescription('Blur photos for everyone until you choose to show them.')
  await expect.element(page.getByText('No one so far.')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  expect(saved).toHaveBeenCalledExactlyOnceWith({ photo_blur: true, photo_blur_for: 'everybody' })
})

test('viewers with grants are listed and can be revoked, absent members without a name', async () => {
  const created_at = '2026-05-03T12:00:00Z'
  let grants = [
    { user_id: KOFI, display_name: 'Kofi', created_at },
    { user_id: '00000000-0000-4000-8000-000000000002', display_name: null, created_at },
  ]
  const revoked: unknown[] = []
  visit({
    'GET /functions/v1/get-settings': () =>
      answered({ ...settings, photo_blur: true, photo_blur_for: 'everybody' }),
    'GET /functions/v1/get-photo-grants': () => answered(grants),
    'POST /functions/v1/revoke-photos': (body) => {
      revoked.push(body)
      grants = grants.slice(1)
      return answered(null)
    },
  })
  await tab('Privacy').click()
  await expect.element(page.getByText('Since May 3, 2026').first()).toBeVisible()
  await expect.element(page.getByText('Member not available')).toBeVisible()
  await page.getByRole('button', { name: 'Blur my photos for Kofi again' }).click()
  await expect.element(page.getByText('Your photos are blurred for Kofi again.')).toBeVisible()
  await expect.element(page.getByText('Kofi', { exact: true })).not.toBeInTheDocument()
  expect(revoked).toEqual([{ user_id: KOFI }])
})

test('a grant that fails to be revoked stays in the list', async () => {
  visit({
    'GET /functions/v1/get-settings': () =>
      answered({ ...settings, photo_blur: true, photo_blur_for: 'everybody' }),
    'GET /functions/v1/get-photo-grants': () =>
      answered([{ user_id: KOFI, display_name: 'Kofi', created_at: '2026-05-03T12:00:00Z' }]),
    'POST /functions/v1/revoke-photos': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await tab('Privacy').click()
  await page.getByRole('button', { name: 'Blur my photos for Kofi again' }).click()
  await expect.element(page.getByText(/^We couldn’t change who sees your photos/)).toBeVisible()
  await expect.element(page.getByText('Kofi', { exact: true })).toBeVisible()
})

test('settings that failed to load show the reason and can be loaded again', async () => {
  const get = vi.fn(() => refused(500, 'server.defect', 'Something went wrong.'))
  visit({ 'GET /functions/v1/get-settings': get })
  await expect.element(page.getByText('Failed to fetch settings'), { timeout: 5_000 }).toBeVisible()
  await expect.element(page.getByText('Please try again later.')).toBeVisible()
  get.mockImplementation(() => answered(settings))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(toggle('Likes')).toBeChecked()
})

test('missing settings are not an error', async () => {
  visit({
    'GET /functions/v1/get-settings': () => refused(404, 'request.not_found', 'This is not available.'),
  })
  await expect.element(page.getByText('No Settings Found')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(page.getByText('Failed to fetch settings').elements()).toEqual([])
})

test('a switch changed during a save is kept and saved next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const saved = vi.fn(async (change: unknown) => {
    if (saved.mock.calls.length === 1) await promise
    return answered({ ...settings, likes: false, ...(change as object) })
  })
  visit({ 'PUT /functions/v1/update-settings': saved })
  await toggle('Likes').click()
  await save.click()
  await toggle('Messages').click()
  resolve()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect.element(toggle('Messages')).not.toBeChecked()
  await save.click()
  await expect
    .poll(() => saved.mock.calls.map(([change]) => change))
    .toEqual([{ likes: false }, { messages: false }])
})

test('Try Again loads failed consents, while the rest of the tab works', async () => {
  const get = vi.fn(() => refused(422, 'request.invalid', 'Please check the marked fields.'))
  visit({ 'GET /functions/v1/get-consents': get })
  await tab('Privacy').click()
  await expect.element(page.getByText('Please check the marked fields.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Matches Only' })).toBeEnabled()
  get.mockImplementation(() => answered(consents))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByText('Please check the marked fields.')).not.toBeInTheDocument()
})

test('the tabs open with the arrow keys, and the address has the open one', async () => {
  const { history } = visit({
    'GET /auth/v1/get-security': () => answered(mySecurity()),
  })
  await tab('Notifications').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Everyone' })).toBeVisible()
  await expect.element(tab('Privacy')).toHaveFocus()
  expect(history.location.search).toContain('privacy')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  expect(save.elements()).toHaveLength(0)
})

test('a switch and the choice of the profile’s audience work by keyboard', async () => {
  const saved = vi.fn((change) => answered({ ...settings, ...(change as object) }))
  visit({ 'PUT /functions/v1/update-settings': saved })
  await tab('Privacy').click()
  const everyone = page.getByRole('radio', { name: 'Everyone' })
  await expect.element(everyone).toBeChecked()
  everyone.element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Verified Users Only' })).toHaveFocus()
  toggle('Show Distance').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(toggle('Show Distance')).toBeChecked()
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => saved)
    .toHaveBeenCalledExactlyOnceWith({ profile_visibility: 'verified', show_distance: true })
})

test('the button is disabled during a save, and a failed change can be saved again', async () => {
  const first = Promise.withResolvers<ReturnType<typeof refused>>()
  const saved = vi
    .fn((change: unknown): unknown => answered({ ...settings, ...(change as object) }))
    .mockImplementationOnce(() => first.promise)
  visit({ 'PUT /functions/v1/update-settings': saved as Answers[string] })
  await toggle('Likes').click()
  await save.click()
  await expect.element(saving).toBeDisabled()
  first.resolve(refused(429, 'request.too_many', 'Please try again in a minute.'))
  await expect.element(page.getByText('Please try again in a minute.')).toBeVisible()
  await expect.element(toggle('Likes')).not.toBeChecked()
  await save.click()
  await expect.element(page.getByText('Settings saved successfully!')).toBeVisible()
  expect(saved.mock.calls).toEqual([[{ likes: false }], [{ likes: false }]])
})

test('a consent is withdrawn on screen at once, and restored if the server refuses', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refused>>()
  visit({ 'PUT /functions/v1/update-consents': () => answer.promise })
  await tab('Privacy').click()
  await toggle('Show my faith').click()
  await expect.element(toggle('Show my faith')).not.toBeChecked()
  answer.resolve(refused(429, 'request.too_many', 'Please try again in a minute.'))
  await expect.element(page.getByText('Please try again in a minute.')).toBeVisible()
  await expect.element(toggle('Show my faith')).toBeChecked()
})

test('a changed consent reloads dependent data when it is next shown', async () => {
  const get = vi.fn(() => answered([]))
  const { history, queryClient } = visit({
    'POST /functions/v1/get-my-matches': get,
    'PUT /functions/v1/update-consents': (change) => answered({ ...consents, ...(change as object) }),
  })
  history.push('/my-matches')
  await expect.element(page.getByRole('heading', { name: 'No Matches Yet' })).toBeVisible()
  history.push('/settings?tab=privacy')
  await toggle('Show my faith').click()
  await expect.element(toggle('Show my faith')).not.toBeChecked()
  await expect.poll(() => queryClient.isMutating()).toBe(0) // the change is stored by now
  const before = get.mock.calls.length
  history.push('/my-matches')
  await expect.poll(() => get.mock.calls.length).toBe(before + 1)
})

test('the screen reports being offline, and Try Again shows the settings', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isOnline = false
  visit({
    'GET /functions/v1/get-settings': () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return answered(settings)
    },
  })
  await expect.element(page.getByRole('alert').getByText(/^You seem to be offline/)).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(toggle('Likes')).toBeChecked()
})

test('missing settings appear after Retry', async () => {
  const get = vi.fn(() => refused(404, 'request.not_found', 'This is not available.'))
  visit({ 'GET /functions/v1/get-settings': get })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  get.mockImplementation(() => answered(settings))
  await retry.click()
  await expect.element(toggle('Likes')).toBeChecked()
})

test('slow consents do not block the other choices', async () => {
  visit({ 'GET /functions/v1/get-consents': () => new Promise(() => {}) })
  await tab('Privacy').click()
  await expect.element(page.getByText('Loading settings...')).toBeInTheDocument()
  await toggle('Photo Blur').click()
  await expect.element(toggle('Photo Blur')).toBeChecked()
})
