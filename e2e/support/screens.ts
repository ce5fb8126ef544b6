import { expect, type Page } from '@playwright/test'

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

/** One of them stands for all when a phone loses its line. */
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

/** The screens of a visitor. */
export const visitorScreens = [
  '/login',
  '/register',
  '/forgot-password',
  '/check-email',
  '/auth/callback?code=none',
]

/** Every screen of a member, with all their views, tabs and sections. */
export const memberViews = [
  '/dashboard',
  '/find-matches',
  '/find-matches?saved=yes',
  '/my-matches',
  '/likes',
  '/likes?view=list',
  '/messages',
  '/notifications',
  '/photos',
  '/verification',
  ...['basic', 'faith', 'lifestyle', 'languages', 'preferences', 'additional'].map(
    (section) => `/profile?section=${section}`,
  ),
  ...['notifications', 'privacy', 'security', 'membership', 'danger'].map((tab) => `/settings?tab=${tab}`),
]

/** Shows a screen: inside the app where it is open, as a link does, without loading the page again. */
export async function show(page: Page, address: string): Promise<void> {
  const isOpen = await page.evaluate<boolean>('"__TSR_ROUTER__" in window')
  if (isOpen) await page.evaluate(`__TSR_ROUTER__.navigate({ href: '${address}' })`)
  else await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
