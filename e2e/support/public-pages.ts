import { PUBLIC_PAGES } from '@ndoa/contract/app/telemetry-rules'

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

export const publicPages = PUBLIC_PAGES.filter((path) => !hidden.includes(path))

/** `/not-found` answers every unknown address. */
export const hiddenPages = hidden.map((path) => (path === '/not-found' ? '/nowhere' : path))
