/** A web test checks that these paths match the app's routes. */
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

/** Core Web Vitals (https://web.dev/articles/vitals) and first paint, in milliseconds; `cls` has no unit. */
export const WEB_VITALS = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const
