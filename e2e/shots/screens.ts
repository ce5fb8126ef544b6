import { expect, type Page } from '@playwright/test'
import { aPicture } from '../support/picture.ts'
import { answer, type State } from './answers.ts'

interface Screen {
  name: string
  address: string
  states?: readonly State[]
}

const WITHOUT_LIST = ['full', 'loading', 'failed'] as const

export const SCREENS: readonly Screen[] = [
  { name: 'dashboard', address: '/dashboard' },
  { name: 'find-matches', address: '/find-matches' },
  { name: 'my-matches', address: '/my-matches' },
  { name: 'messages', address: '/messages' },
  { name: 'likes', address: '/likes' },
  { name: 'likes as a list', address: '/likes?view=list', states: ['full', 'long'] },
  { name: 'photos', address: '/photos' },
  { name: 'notifications', address: '/notifications' },
  { name: 'profile', address: '/profile', states: WITHOUT_LIST },
  ...['faith', 'lifestyle', 'languages', 'preferences', 'additional'].map((section) => ({
    name: `profile ${section}`,
    address: `/profile?section=${section}`,
    states: ['full'] as const,
  })),
  { name: 'verification', address: '/verification', states: ['full'] },
  { name: 'settings', address: '/settings', states: WITHOUT_LIST },
  ...['privacy', 'security', 'membership', 'danger'].map((tab) => ({
    name: `settings ${tab}`,
    address: `/settings?tab=${tab}`,
    states: ['full'] as const,
  })),
  {
    name: 'find-matches narrow',
    address: '/find-matches?country=MA&faith=Christianity',
    states: ['full'],
  },
]

export const VISITED = {
  landing: '/',
  login: '/login',
  register: '/register',
  'forgot password': '/forgot-password',
  'second factor': '/login?step=code',
  'check-email': '/check-email',
  contact: '/contact',
  membership: '/membership',
  'safety tips': '/safety-tips',
  'community rules': '/community-rules',
  'not found': '/no-such-page',
}

interface Overlay {
  name: string
  address: string
  open: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** Fakes the answer, so that the demo world stays unchanged. */
const answerLikes = (page: Page, message: string, data: object) =>
  page.route(/\/functions\/v1\/likes$/, (route) => route.fulfill({ json: { success: true, message, data } }))

const pressFirst = (page: Page, name: RegExp | string) =>
  main(page).getByRole('button', { name }).first().click()

export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'safety menu',
    address: '/find-matches',
    open: async (page) => {
      await pressFirst(page, /^More options for/)
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true })).toBeVisible()
    },
  },
  {
    name: 'safety menu of a conversation',
    address: '/messages',
    open: async (page) => {
      const list = page.getByRole('region', { name: 'Conversations' })
      await list.getByRole('link').first().click()
      await pressFirst(page, /^More options for/)
      await expect(
        page.getByRole('dialog').getByRole('button', { name: 'Unmatch', exact: true }),
      ).toBeVisible()
    },
  },
  {
    name: 'block question',
    address: '/likes',
    open: async (page) => {
      await pressFirst(page, /^More options for/)
      await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'hidden with undo',
    address: '/find-matches',
    open: async (page) => {
      await page.route(/\/functions\/v1\/hide-member$/, (route) =>
        route.fulfill({ json: { success: true, data: null } }),
      )
      await pressFirst(page, /^More options for/)
      await page.getByRole('dialog').getByRole('button', { name: 'Not for me', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    },
  },
  {
    name: 'member sheet',
    address: '/find-matches',
    open: async (page) => {
      await main(page)
        .getByRole('link', { name: /, \d\d$/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'See why' })).toBeVisible()
    },
  },
  {
    name: 'photo viewer',
    address: '/my-matches',
    open: async (page) => {
      await main(page)
        .getByRole('button', { name: /photos?/i })
        .first()
        .click()
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'crop a photo',
    address: '/photos',
    open: async (page) => {
      await main(page)
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) })
      await expect(page.getByRole('button', { name: 'Use Photo' })).toBeEnabled()
    },
  },
  {
    name: 'kinds of news',
    address: '/settings',
    open: async (page) => {
      await main(page).getByText('Choose for each kind of news, and set quiet hours').click()
      await main(page).getByRole('switch', { name: 'Quiet hours' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'start a conversation',
    address: '/dashboard',
    open: async (page) => {
      await page.getByRole('button', { name: 'Start New Conversation' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'like sent',
    address: '/find-matches',
    open: async (page) => {
      await page.clock.install()
      await answerLikes(page, 'User liked successfully!', { is_matched: false, match_id: null })
      await pressFirst(page, /^Like /)
      await expect(page.getByText('Like Sent!')).toBeVisible()
    },
  },
  {
    name: 'match found',
    address: '/likes',
    open: async (page) => {
      const match_id = await aMatchOf(page)
      await answerLikes(page, 'It is a match!', { is_matched: true, match_id })
      await pressFirst(page, /^Like Back/)
      await expect(page.getByRole('dialog', { name: 'Match Found' })).toBeVisible()
    },
  },
  {
    name: 'empty conversation',
    address: '/messages',
    open: async (page) => {
      await main(page)
        .getByRole('link', { name: /^Write to/ })
        .first()
        .click()
      await expect(page.getByRole('list', { name: 'Ways to begin' })).toBeVisible()
    },
  },
  {
    name: 'conversation over matches',
    address: '/my-matches',
    open: async (page) => {
      await main(page)
        .getByRole('link', { name: /^Chat with/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    },
  },
  {
    name: 'conversation',
    address: '/messages',
    open: async (page) => {
      await main(page).locator('[data-conversation]').last().click()
      await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible()
    },
  },
  {
    name: 'why it fits',
    address: '/find-matches',
    open: (page) => pressFirst(page, /see why$/),
  },
  {
    name: 'filters',
    address: '/find-matches',
    open: async (page) => {
      const filters = main(page).getByRole('button', { name: /^Filters/ })
      if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click()
    },
  },
  {
    name: 'more filters',
    address: '/find-matches',
    open: async (page) => {
      const filters = main(page).getByRole('button', { name: /^Filters/ })
      if ((await filters.getAttribute('aria-expanded')) !== 'true') await filters.click()
      const more = page.getByText('More filters', { exact: true }).first()
      await more.click()
      await more.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'view as others',
    address: '/profile',
    open: async (page) => {
      await page.getByRole('button', { name: 'View as Others' }).click()
      await expect(page.getByRole('button', { name: 'Back to My Profile' }).first()).toBeVisible()
    },
  },
  {
    name: 'places',
    address: '/dashboard',
    open: async (page) => {
      await expect(page.getByText(/% match/).first()).toBeVisible()
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  {
    name: 'suspended',
    address: '/dashboard',
    open: async (page) => {
      const suspended_at = new Date().toISOString()
      await page.route(/get-session/, (route) =>
        answer(route, ({ user }) => ({ user: { ...(user as object), suspended_at, suspended_until: null } })),
      )
      await page.goto('/suspended')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'delete photo',
    address: '/photos',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Delete photo/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'photo preview',
    address: '/photos',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^View photo/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

/** Returns one of the viewer's own matches, so that Match Found has photos and reasons. */
const aMatchOf = (page: Page) =>
  page.evaluate(async () => {
    const ask = async <Data>(call: string, body?: object): Promise<Data> => {
      const headers = { 'content-type': 'application/json' }
      const sent = body && { method: 'POST', headers, body: JSON.stringify(body) }
      return ((await (await fetch(call, sent)).json()) as { data: Data }).data
    }
    const { user } = await ask<{ user: { id: string } }>('/auth/v1/get-session')
    const matches = await ask<{ match_id: string }[]>('/functions/v1/get-my-matches', { user_id: user.id })
    return matches[0]?.match_id ?? ''
  })
