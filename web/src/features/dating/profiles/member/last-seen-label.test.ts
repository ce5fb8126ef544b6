import { expect, test } from 'vitest'
import { lastSeenLabel } from './last-seen-label.ts'

const now = new Date('2026-05-14T15:40:00')
const at = (local: string) => new Date(local).toISOString()

test.each([
  ['today', 'Last seen today'],
  ['this_week', 'Last seen this week'],
  ['earlier', 'Last seen over a week ago'],
  [at('2026-05-14T15:00:00'), 'Last seen within the last hour'],
  [at('2026-05-14T14:00:00'), 'Last seen about an hour ago'],
  [at('2026-05-14T10:00:00'), 'Last seen about 5 hours ago'],
  [at('2026-05-13T10:00:00'), 'Last seen yesterday'],
  [at('2026-05-10T10:00:00'), 'Last seen 4 days ago'],
  [at('2026-03-01T10:00:00'), 'Last seen Mar 1, 2026'],
])('%s reads "%s"', (lastSeen, words) => {
  expect(lastSeenLabel(lastSeen, now)).toBe(words)
})
