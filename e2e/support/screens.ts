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

/** One of them stands for all when a phone loses its line: each costs a journey of 20 seconds. */
export const CUT_ON_PHONES_TOO = '/find-matches'

/** What these lead to, and a device keeps too. */
export const furtherScreens: typeof screens = {
  '/verification': (page) => page.getByRole('heading', { name: 'What the badge says' }),
  '/settings?tab=privacy': (page) => page.getByRole('switch', { name: 'Show my faith' }),
}

/** A call that each of them makes anew when the line is back. Lists of suggestions stay as they are for a while. */
export const ownCalls: Record<string, string> = {
  '/dashboard': 'get-dashboard-stats',
  '/find-matches': 'load-find-matches-params',
  '/my-matches': 'get-my-matches',
  '/likes': 'get-received-likes',
  '/messages': 'get-conversations',
  '/profile': 'get-profile',
  '/photos': 'get-photos',
  '/settings': 'get-settings',
  '/notifications': 'get-notifications',
  '/verification': 'get-verification',
  '/settings?tab=privacy': 'get-settings',
}

/** How the account is secured and what was paid stays on no device. */
export const unkeptScreens: typeof screens = {
  '/settings?tab=security': (page) => page.getByRole('button', { name: 'Change Password' }),
  '/settings?tab=membership': (page) =>
    page.getByRole('heading', { name: /^(Get a membership|Extend or change it)$/ }),
  '/settings?tab=danger': (page) => page.getByRole('button', { name: 'Delete Account' }),
}
