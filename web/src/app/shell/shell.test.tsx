import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtime } from '../../lib/realtime.ts'
import { answered, refused } from '../../testing/fake-server.ts'
import { visitAsAmara } from '../../testing/signed-in.tsx'

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

test('on large screens all places are in the sidebar', async () => {
  await page.viewport(1280, 800)
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  await expectAllPlaces(page.getByRole('complementary', { name: 'Sidebar' }))
  expect(page.getByRole('button', { name: 'Open menu' }).elements()).toEqual([])
})

test('on small screens the places are in a drawer that closes with a choice', async () => {
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

test('a member without a photo is shown as the first letter of the name', async () => {
  visitAsAmara('/notifications', { 'GET /functions/v1/get-notifications': () => answered([]) })
  const greeting = page.getByText('Hello, Amara')
  await expect.element(greeting).toBeVisible()
  expect(greeting.element().parentElement?.lastElementChild?.textContent).toBe('A')
})

test('a count that cannot be fetched is not shown, and there is no error message', async () => {
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

test('on large screens the sidebar says that the connection is lost, and that it is back', async () => {
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
