/** The pages that everybody may read, and search engines too. */
export const publicPages = [
  '/',
  '/about',
  '/safety-tips',
  '/success-stories',
  '/faq',
  '/careers',
  '/press',
  '/privacy-policy',
  '/terms-of-service',
  '/contact',
]

/** Printed as well, and not for search engines. */
export const hiddenPages = ['/test-reference-data', '/offline', '/error', '/nowhere']
