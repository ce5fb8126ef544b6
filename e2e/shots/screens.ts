import { expect, type Page } from '@playwright/test'
import type { State } from './answers.ts'

interface Screen {
  name: string
  address: string
  /** All, unless some make no sense. */
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
  { name: 'settings', address: '/settings', states: WITHOUT_LIST },
]

/** Screens for people who are not signed in. */
export const VISITED = {
  landing: '/',
  login: '/login',
  register: '/register',
  'check-email': '/check-email',
  contact: '/contact',
  'not found': '/no-such-page',
}

interface Overlay {
  name: string
  address: string
  open: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** What opens over a screen. */
export const OVERLAYS: readonly Overlay[] = [
  {
    name: 'member sheet',
    address: '/find-matches',
    open: async (page) => {
      await main(page)
        .getByRole('link', { name: /, \d\d$/ })
        .first()
        .click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(/Why \d+/)
          .first(),
      ).toBeVisible()
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
    name: 'start a conversation',
    address: '/dashboard',
    open: async (page) => {
      await page.getByRole('button', { name: 'Start New Conversation' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
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
