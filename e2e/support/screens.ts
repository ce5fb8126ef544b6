import { expect, type Page } from '@playwright/test'

/** Every member screen, and an element that shows it has loaded. */
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

export const furtherScreens: typeof screens = {
  '/verification': (page) => page.getByRole('heading', { name: 'What the badge says' }),
  '/settings?tab=privacy': (page) => page.getByRole('switch', { name: 'Show my faith' }),
}

/** A call that each screen repeats when it is online again; suggestions themselves stay cached for a while. */
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

/** The app stores neither security nor payment screens on the device. */
export const uncachedScreens: typeof screens = {
  '/settings?tab=security': (page) => page.getByRole('button', { name: 'Change Password' }),
  '/settings?tab=membership': (page) =>
    page.getByRole('heading', { name: /^(Get a membership|Extend or change it)$/ }),
  '/settings?tab=danger': (page) => page.getByRole('button', { name: 'Delete Account' }),
}

export const visitorScreens = [
  '/login',
  '/register',
  '/forgot-password',
  '/check-email',
  '/auth/callback?code=none',
]

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

/** Navigates inside an open app as a link would, without reloading the page. */
export async function show(page: Page, address: string): Promise<void> {
  const isOpen = await page.evaluate<boolean>('"__TSR_ROUTER__" in window')
  if (isOpen) await page.evaluate(`__TSR_ROUTER__.navigate({ href: '${address}' })`)
  else await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

export async function expandSections(page: Page): Promise<boolean> {
  const conversation = page.locator('[data-conversation]').last()
  const isList = await conversation.isVisible()
  if (isList) await conversation.click()
  const sheet = page.getByRole('dialog')
  const reachable = (await sheet.count()) > 0 ? sheet : page.getByRole('main')
  const closed = reachable.locator('button[aria-expanded=false]:visible')
  let remaining = 6
  for (; remaining > 0 && (await closed.count()) > 0; remaining--) await closed.first().click()
  return isList || remaining < 6
}
