import type { Page } from '@playwright/test'

/** Every screen of a member, and what shows that it has loaded. */
export const screens: Record<string, (page: Page) => ReturnType<Page['getByText']>> = {
  '/dashboard': (page) => page.getByText(/% match/),
  '/find-matches': (page) => page.getByText(/% match/),
  '/my-matches': (page) => page.getByText(/% match/),
  '/likes': (page) => page.getByRole('button', { name: /^Like Back/ }),
  '/messages': (page) => page.getByPlaceholder('Search conversations...'),
  '/profile': (page) => page.getByLabel('Full Name'),
  '/photos': (page) => page.getByText('Photo Status'),
  '/settings': (page) => page.getByRole('switch', { name: 'Email' }),
  '/notifications': (page) => page.getByRole('article'),
}
