/** The addresses of the app, as they are counted; a test of the web app compares them with its routes. */
export const APP_SCREENS = [
  '/auth/callback',
  '/check-email',
  '/dashboard',
  '/dev/components',
  '/find-matches',
  '/forgot-password',
  '/likes',
  '/login',
  '/messages',
  '/my-matches',
  '/notifications',
  '/photos',
  '/profile',
  '/register',
  '/settings',
  '/suspended',
  '/verification',
] as const

/** The public pages, as they are counted; a test of the web app compares them with those that are printed. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/careers',
  '/community-rules',
  '/contact',
  '/error',
  '/faq',
  '/membership',
  '/membership-order',
  '/not-found',
  '/offline',
  '/old-browser',
  '/press',
  '/privacy-policy',
  '/report-content',
  '/report-translation',
  '/safety-tips',
  '/success-stories',
  '/terms-of-service',
  '/test-reference-data',
  '/transparency',
  '/unsubscribe',
] as const

/** Core Web Vitals (https://web.dev/articles/vitals) and the first paint; milliseconds, but `cls`, which has no unit. */
export const WEB_VITALS = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const
