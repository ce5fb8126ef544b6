/** The pages for everybody, including search engines. */
export const publicPages = [
  '/',
  '/about',
  '/safety-tips',
  '/community-rules',
  '/transparency',
  '/membership',
  '/success-stories',
  '/faq',
  '/careers',
  '/press',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
  '/report-content',
]

/** Static pages that are not for search engines. */
export const hiddenPages = [
  '/report-translation',
  '/unsubscribe',
  '/membership-order',
  '/test-reference-data',
  '/offline',
  '/error',
  '/nowhere',
]
