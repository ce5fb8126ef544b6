import type { Notification } from '@ndoa/contract/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtime } from '../../lib/realtime.ts'
import { mount } from '../../testing/mount.tsx'
import { visitAsAmara } from '../../testing/signed-in.tsx'
import { RoutePendingScreen } from '../fallback-screens.tsx'
import { InsideMain } from './inside-main.ts'

afterEach(() => void vi.restoreAllMocks())

const told: Notification = {
  id: 'd0000000-0000-4000-8000-000000000001',
  type: 'like',
  title: 'New Like',
  message: 'Kofi likes you.',
  created_at: '2026-07-04T10:00:00.000Z',
  is_read: false,
  action_url: '/likes',
  user_id: null,
  user_name: null,
  avatar: null,
}

test('what a member is told while elsewhere is read out', async () => {
  const heard = vi.spyOn(realtime, 'on')
  visitAsAmara('/photos', {})
  await expect.element(page.getByRole('heading', { name: 'Manage Photos' })).toBeVisible()
  for (const [type, hear] of heard.mock.calls)
    if (type === 'notification.created') hear({ type, notification: told })
  const said = () =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(said).toContain('New Like. Kofi likes you.')
})

test('what takes the place of a screen is a main of its own only where none stands around it', async () => {
  mount(
    <>
      <RoutePendingScreen />
      <InsideMain value>
        <RoutePendingScreen />
      </InsideMain>
    </>,
  )
  const pending = page.getByText('Loading...').elements()
  // The page of the test is a main itself.
  expect(pending.map((words) => words.closest('main main') !== null)).toEqual([true, false])
})
