import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, answered, refused } from '../../testing/fake-server.ts'
import { myConsents as consents, mySettings as settings } from '../../testing/my-settings.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

const visit = (answers: Answers) =>
  visitAsAmara('/settings', {
    'GET /functions/v1/get-settings': () => answered(settings),
    'GET /functions/v1/get-consents': () => answered(consents),
    ...answers,
  })
const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name })
const save = page.getByRole('button', { name: 'Save Changes' })

afterEach(() => void vi.restoreAllMocks())

test('changes in one tab are kept while another tab is open, and saved with it', async () => {
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

test('a change that the server refuses says so and stays on the screen', async () => {
  visit({
    'PUT /functions/v1/update-settings': () => refused(500, 'server.defect', 'Something went wrong.'),
  })
  await toggle('Messages').click()
  await save.click()
  await expect.element(page.getByText('Failed to update settings')).toBeVisible()
  await expect.element(toggle('Messages')).not.toBeChecked()
})

test('a toggle whose sender is not there yet says so', async () => {
  visit({})
  for (const name of ['SMS', 'Push'])
    await expect.element(toggle(name)).toHaveAccessibleDescription(/yet. Your choice is kept/)
})

test('each privacy switch says what others see of it, and what a web page cannot do', async () => {
  visit({})
  await tab('Privacy').click()
  const hints = {
    'Photo Blur': /non-premium users/,
    'Show Online Status': /see when you are here/,
    'Show Last Seen': /nobody is told that you have read a message/,
    'Show Distance': /from city to city/,
    'Allow Screenshots': /asks others not to take any. A web page cannot prevent it/,
  }
  for (const [name, hint] of Object.entries(hints))
    await expect.element(toggle(name)).toHaveAccessibleDescription(hint)
})

test('settings that failed to load say why and can be loaded again', async () => {
  const get = vi.fn(() => refused(500, 'server.defect', 'Something went wrong.'))
  visit({ 'GET /functions/v1/get-settings': get })
  await expect.element(page.getByText('Failed to fetch settings'), { timeout: 5_000 }).toBeVisible()
  await expect.element(page.getByText('Please try again later.')).toBeVisible()
  get.mockImplementation(() => answered(settings))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(toggle('Likes')).toBeChecked()
})

test('missing settings are not shown as an error', async () => {
  visit({
    'GET /functions/v1/get-settings': () => refused(404, 'request.not_found', 'This is not available.'),
  })
  await expect.element(page.getByText('No Settings Found')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(page.getByText('Failed to fetch settings').elements()).toEqual([])
})
