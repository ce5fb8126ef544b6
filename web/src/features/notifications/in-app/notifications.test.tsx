import type { Notification } from '@ndoa/contract/notifications/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { realtime } from '../../../lib/realtime/realtime.ts'
import { type Answers, answered, refused } from '../../../testing/fake-server.ts'
import { amara, visitAsAmara } from '../../../testing/signed-in.tsx'

const MATCH = 'b7d0d2a4-0b1d-4c53-9c05-0d8f2f6f1a22'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
let made = 0

function aNotification(told: Partial<Notification> & { title: string }): Notification {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    type: 'reminder',
    message: 'Something to know.',
    timestamp: minutesAgo(5),
    isRead: false,
    actionUrl: '/profile',
    user_id: null,
    userName: null,
    avatar: null,
    ...told,
  }
}

const like = aNotification({
  type: 'like',
  title: 'New Like!',
  message: 'Kofi liked your profile.',
  userName: 'Kofi',
  actionUrl: '/likes',
})
const message = aNotification({
  type: 'message',
  title: 'New Message',
  message: 'Tendai wrote to you.',
  userName: 'Tendai',
  timestamp: minutesAgo(180),
  actionUrl: `/messages?matchId=${MATCH}`,
})
const match = aNotification({
  type: 'match',
  title: 'New Match!',
  userName: 'Tendai',
  timestamp: minutesAgo(60 * 49),
  isRead: true,
  actionUrl: `/messages?matchId=${MATCH}`,
})

afterEach(() => void vi.restoreAllMocks())

/** A server that applies changes; `requests` collects the bodies of their requests. */
function server(list: Notification[], changes: Answers = {}) {
  let kept = list
  const requests: unknown[] = []
  const answers: Answers = {
    'GET /functions/v1/get-notifications': () => answered(kept),
    'GET /functions/v1/get-badges': () =>
      answered({ messages: 0, likes: 0, notifications: kept.filter(({ isRead }) => !isRead).length }),
    'POST /functions/v1/mark-notifications-read': (body) => {
      requests.push(body)
      const { ids } = body as { ids?: string[] }
      kept = kept.map((one) => (!ids || ids.includes(one.id) ? { ...one, isRead: true } : one))
      return answered({ read: 1 })
    },
    'POST /functions/v1/dismiss-notification': (body) => {
      requests.push(body)
      kept = kept.filter(({ id }) => id !== (body as { notification_id: string }).notification_id)
      return answered({})
    },
    'POST /functions/v1/get-received-likes': () => answered([]),
    ...changes,
  }
  return { answers, requests }
}

const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('h3 a')?.textContent)
const bell = () => page.getByRole('link', { name: /^Notifications/ }).last()

test('the screen shows figures and relative times, and the bell the unread count', async () => {
  visitAsAmara('/notifications', server([like, message, match]).answers)
  await expect.poll(titles).toEqual(['New Like!', 'New Message', 'New Match!'])
  const figure = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .element()
      .parentElement?.querySelector('dd')?.textContent
  expect(['Total', 'Unread', 'Matches', 'Messages'].map(figure)).toEqual(['3', '2', '1', '1'])
  const times = page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('time')?.textContent)
  expect(times).toEqual(['5m ago', '3h ago', '2d ago'])
  await expect.element(bell()).toHaveAccessibleName('Notifications 2 unread notifications')
})

test('a filter shows one kind of notification, and Unread only the unread ones', async () => {
  const { history } = visitAsAmara('/notifications', server([like, message, match]).answers)
  const filter = page.getByLabelText('Show')
  await filter.selectOptions('Matches')
  await expect.poll(titles).toEqual(['New Match!'])
  await filter.selectOptions('Reminders')
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
  await filter.selectOptions('All Notifications')
  await page.getByLabelText('Unread only').click()
  await expect.poll(titles).toEqual(['New Like!', 'New Message'])
  expect(history.location.search).toBe('?unread=1')
})

test('a click marks a notification as read and opens its target', async () => {
  const { answers, requests } = server([like, message])
  const { history } = visitAsAmara('/notifications', answers)
  await page.getByRole('link', { name: 'New Like!' }).click()
  await expect.poll(() => history.location.href).toBe('/likes')
  expect(requests).toEqual([{ ids: [like.id] }])
  await expect.element(bell()).toHaveAccessibleName('Notifications 1 unread notification')
})

test('a message’s notification opens its conversation', async () => {
  visitAsAmara('/notifications', server([message]).answers)
  await expect
    .element(page.getByRole('link', { name: 'New Message' }))
    .toHaveAttribute('href', `/messages?matchId=${MATCH}`)
})

test('a notice about a removed account shows a shield, and opens the advice on sent money in the page’s language', async () => {
  const notice = aNotification({
    type: 'safety',
    title: 'About Kofi',
    message: 'We have removed the account of Kofi. Fraud is possible.',
    actionUrl: '/safety-tips#money-sent',
  })
  const { answers, requests } = server([notice])
  visitAsAmara('/notifications', {
    ...answers,
    'GET /auth/v1/get-session': () => answered({ user: { ...amara, language: 'fr' } }),
  })
  const row = page.getByRole('article')
  await expect.element(row.getByText(notice.message)).toBeVisible()
  expect(row.element().querySelector('.lucide-shield-check')).not.toBeNull()
  expect(row.element().querySelector('img')).toBeNull()
  const link = page.getByRole('link', { name: 'About Kofi' })
  await expect.element(link).toHaveAttribute('href', '/fr/safety-tips#money-sent')
  await expect.element(link).toHaveAttribute('target', '_blank')
  link.element().addEventListener('click', (click) => click.preventDefault())
  await link.click()
  await expect.poll(() => requests).toEqual([{ ids: [notice.id] }])
})

test('Mark all as read is offered while a notification is unread', async () => {
  const { answers, requests } = server([like, message, match])
  visitAsAmara('/notifications', answers)
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.click()
  await expect.element(markAll).not.toBeInTheDocument()
  expect(requests).toEqual([{ all: true }])
  await page.getByLabelText('Unread only').click()
  await expect.element(page.getByRole('heading', { name: 'No Unread Notifications' })).toBeVisible()
})

test('a dismissed notification disappears, and the focus moves to the next one', async () => {
  const { answers, requests } = server([like, message])
  visitAsAmara('/notifications', answers)
  await page.getByRole('button', { name: 'Dismiss: New Like! Kofi' }).click()
  await expect.poll(titles).toEqual(['New Message'])
  await expect.element(page.getByRole('link', { name: 'New Message' })).toHaveFocus()
  await page.getByRole('button', { name: 'Dismiss: New Message Tendai' }).click()
  await expect.element(page.getByRole('heading', { name: 'Notifications', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Find Matches' })).toBeVisible()
  expect(requests).toEqual([{ notification_id: like.id }, { notification_id: message.id }])
})

test('notifications dismissed in a row do not return during saving', async () => {
  const second = Promise.withResolvers<void>()
  const { answers } = server([like, message, match])
  const dismiss = answers['POST /functions/v1/dismiss-notification']
  let fetched = 0
  visitAsAmara('/notifications', {
    ...answers,
    'GET /functions/v1/get-notifications': (body) => {
      fetched++
      return answers['GET /functions/v1/get-notifications']?.(body) ?? answered([])
    },
    'POST /functions/v1/dismiss-notification': async (body) => {
      if ((body as { notification_id: string }).notification_id === message.id) await second.promise
      return dismiss?.(body) ?? answered({})
    },
  })
  const shown: string[] = []
  await expect.poll(titles).toHaveLength(3)
  const watcher = new MutationObserver(() => shown.push(titles().join()))
  await page.getByRole('button', { name: 'Dismiss: New Message Tendai' }).click()
  await expect.poll(titles).toEqual(['New Like!', 'New Match!'])
  watcher.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Dismiss: New Like! Kofi' }).click()
  await expect.poll(titles).toEqual(['New Match!'])
  await new Promise((resolve) => setTimeout(resolve, 300)) // long enough for an early fetch to be answered
  second.resolve()
  await expect.poll(() => fetched).toBe(2)
  expect(shown.filter((list) => list.includes('New Message'))).toEqual([])
  watcher.disconnect()
})

test('a failed dismissal restores the notification', async () => {
  const answer = Promise.withResolvers<void>()
  const { answers } = server([like], {
    'POST /functions/v1/dismiss-notification': () =>
      answer.promise.then(() => refused(503, 'server.busy', 'The service is busy.')),
  })
  visitAsAmara('/notifications', answers)
  await page.getByRole('button', { name: 'Dismiss: New Like! Kofi' }).click()
  await expect.poll(titles).toEqual([])
  answer.resolve()
  await expect.element(page.getByText('Failed to update notifications. Please try again.')).toBeVisible()
  await expect.poll(titles).toEqual(['New Like!'])
})

test('a new notification appears on top without a reload', async () => {
  const listening = vi.spyOn(realtime, 'on')
  visitAsAmara('/notifications', server([like]).answers)
  await expect.poll(titles).toEqual(['New Like!'])
  for (const [type, listener] of listening.mock.calls) {
    if (type === 'notification.created') listener({ type: 'notification.created', notification: message })
  }
  await expect.poll(titles).toEqual(['New Message', 'New Like!'])
})

test('a failed list can be retried', async () => {
  let isServerUp = false
  visitAsAmara('/notifications', {
    'GET /functions/v1/get-notifications': () =>
      isServerUp ? answered([]) : refused(422, 'request.invalid', 'Please check the marked fields.'),
  })
  await expect.element(page.getByRole('heading', { name: 'Error Loading Notifications' })).toBeVisible()
  isServerUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(page.getByRole('heading', { name: 'No Notifications' })).toBeVisible()
})
