import { PUBLIC_PAGES } from '@ndoa/contract/telemetry-rules'

/** Static pages that are not for search engines. */
const hidden: readonly string[] = [
  '/report-translation',
  '/unsubscribe',
  '/membership-order',
  '/test-reference-data',
  '/offline',
  '/old-browser',
  '/error',
  '/not-found',
]

/** The pages for everybody, including search engines. */
export const publicPages = PUBLIC_PAGES.filter((path) => !hidden.includes(path))

/** The others; the one for addresses that nobody knows is at any of them. */
export const hiddenPages = hidden.map((path) => (path === '/not-found' ? '/nowhere' : path))
