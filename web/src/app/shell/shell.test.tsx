import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { realtime } from '../../lib/realtime/realtime.ts'
import { answered, refused } from '../../testing/fake-server.ts'
import { fakeRealtime } from '../../testing/fake-socket.ts'
import { anOwnProfile } from '../../testing/own-profile.ts'
import { amara, visitAsAmara } from '../../testing/signed-in.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(390, 844)
})

const PLACES = {
  Home: '/dashboard',
  'My Matches': '/my-matches',
  'Find Matches': '/find-matches',
  Messages: '/messages',
  Likes: '/likes',
  Notifications: '/notifications',
  Photos: '/photos',
  Profile: '/profile',
  Settings: '/settings',
}

async function expectAllPlaces(part: ReturnType<typeof page.getByRole>) {
  for (const [name, address] of Object.entries(PLACES))
    await expect.element(part.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  await expect.element(part.getByRole('button', { name: 'Logout' })).toBeVisible()
}

test('the sidebar shows all places on large screens', async () => {
  await page.viewport(1280, 800)
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  await expectAllPlaces(page.getByRole('complementary', { name: 'Sidebar' }))
  expect(page.getByRole('button', { name: 'Open menu' }).elements()).toEqual([])
})

test('counts arrive with the connection, and an event fetches them once for all places', async () => {
  await page.viewport(1280, 800)
  const sendEvent = fakeRealtime()
  let calls = 0
  visitAsAmara('/notifications', {
    'GET /functions/v1/get-notifications': () => answered([]),
    'GET /functions/v1/get-badges': () => answered({ messages: 0, likes: 2 + calls++, notifications: 0 }),
  })
  const likes = () =>
    page
      .getByRole('link', { name: /^Likes/ })
      .elements()[0]
      ?.textContent.match(/\d/)?.[0]
  await expect.poll(likes).toBe('2')
  const badges = { messages: 0, likes: 7, notifications: 0 }
  await sendEvent({ type: 'ready', member_id: amara.id, badges })
  await expect.poll(likes).toBe('7')
  expect(calls).toBe(1)
  await sendEvent({ type: 'like.received' })
  await expect.poll(likes).toBe('3')
  expect(calls).toBe(2)
})

test('a drawer shows the places on small screens, and closes on a choice', async () => {
  const { history } = visitAsAmara('/notifications', {
    'GET /functions/v1/get-notifications': () => answered([]),
    'POST /functions/v1/get-received-likes': () => answered([]),
  })
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
  expect(page.getByRole('complementary', { name: 'Sidebar' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expectAllPlaces(drawer)
  await drawer.getByRole('link', { name: 'Likes' }).click()
  await expect.poll(() => history.location.pathname).toBe('/likes')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('a member without a photo is shown as an initial', async () => {
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  const greeting = page.getByText('Hello, Amara')
  await expect.element(greeting).toBeVisible()
  expect(greeting.element().parentElement?.lastElementChild?.textContent).toBe('A')
})

test('the account menu opens by keyboard from the main photo', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const main_photo = {
    id: 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22',
    signed_url: '/photo-640',
    srcset: `${picture} 320w, /photo-640 640w`,
    thumbhash: null,
    blurred: false,
    blurred_for: null,
  }
  const { history } = visitAsAmara('/notifications', {
    'GET /functions/v1/get-notifications': () => answered([]),
    'GET /functions/v1/get-profile': () => answered(anOwnProfile({ main_photo })),
    'POST /functions/v1/get-received-likes': () => answered([]),
  })
  const button = page.getByRole('button', { name: 'Account menu' })
  await expect.poll(() => button.element().querySelector('img')?.getAttribute('src')).toBe(picture)
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const names = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(['My Profile', 'Settings', 'Help', 'Sign Out'])
  await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toEqual([])
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => history.location.pathname).toBe('/settings')
  await expect.poll(names).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Account Settings' })).toHaveFocus()
})

test('a second press on the photo closes the menu', async () => {
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  const button = page.getByRole('button', { name: 'Account menu' })
  await button.click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await button.click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

test('a count that fails to load is hidden without an error message', async () => {
  visitAsAmara('/notifications', {
    'GET /functions/v1/get-badges': () => refused(422, 'request.invalid', 'Please check the marked fields.'),
    'GET /functions/v1/get-notifications': () => answered([]),
  })
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Notifications' }).first())
    .toHaveAccessibleName('Notifications')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

test('the sidebar reports lost and restored connections on large screens', async () => {
  await page.viewport(1280, 800)
  let isOpen = true
  const watchers: (() => void)[] = []
  vi.spyOn(realtime, 'status').mockImplementation(() => (isOpen ? 'open' : 'closed'))
  vi.spyOn(realtime, 'watch').mockImplementation((watch) => {
    watchers.push(watch)
    return () => {}
  })
  const change = (to: boolean) => {
    isOpen = to
    for (const watch of watchers) watch()
  }
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect.element(sidebar).toBeVisible()
  change(false)
  await expect.element(sidebar.getByRole('alert').getByText(/^Reconnecting/)).toBeVisible()
  change(true)
  await expect.element(sidebar.getByRole('status')).toHaveTextContent('You’re back online.')
  await expect.element(sidebar.getByRole('status')).not.toBeInTheDocument()
})
