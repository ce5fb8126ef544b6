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

/** What these lead to, and a device keeps too. */
export const furtherScreens: typeof screens = {
  '/verification': (page) => page.getByRole('heading', { name: 'What the badge says' }),
  '/settings?tab=privacy': (page) => page.getByRole('switch', { name: 'Show my faith' }),
}

/** How the account is secured and what was paid stays on no device. */
export const unkeptScreens: typeof screens = {
  '/settings?tab=security': (page) => page.getByRole('button', { name: 'Change Password' }),
  '/settings?tab=membership': (page) =>
    page.getByRole('heading', { name: /^(Get a membership|Extend or change it)$/ }),
  '/settings?tab=danger': (page) => page.getByRole('button', { name: 'Delete Account' }),
}
