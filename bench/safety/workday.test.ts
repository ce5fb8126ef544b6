import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { expect, test } from 'vitest'
import { createRandom } from '../../dev/demo/random.ts'
import { type News, type Office, workdayFigures } from './workday.ts'

interface Held {
  id: string
  due: number
  openedAt: number
  reports: number
  isTaken: boolean
  isNew: boolean
}
interface Bugs {
  order?: (a: Held, b: Held) => number
  news?: (news: News[]) => News[]
  /** Cases that the queue hides from all staff. */
  isLost?: (held: Held) => boolean
}

/** An in-memory office with few members, so that some are reported again while their case is open or leased. */
function startOffice({
  order = (a, b) => a.due - b.due,
  news = (all) => all,
  isLost = () => false,
}: Bugs = {}): Office {
  const random = createRandom(3)
  const open = new Map<number, Held>()
  const closed: Held[] = []
  const reported: { id: string; caseId: string }[] = []
  let now = 0
  return {
    setTime: async (time) => void (now = time),
    async report(n: number, reason: ReportReason) {
      const member = random.between(1, 300)
      const due = now + REPORT_DUE_HOURS[reason] * 3_600_000
      const held = open.get(member) ?? {
        id: `case ${n}`,
        due,
        openedAt: now,
        reports: 0,
        isTaken: false,
        isNew: false,
      }
      open.set(member, held)
      held.due = Math.min(held.due, due)
      held.reports += 1
      held.isNew = true
      reported.push({ id: `report ${n}`, caseId: held.id })
      return `report ${n}`
    },
    async takeNext() {
      const free = [...open.values()].filter((held) => !held.isTaken && !isLost(held))
      const next = free.toSorted(order)[0]
      if (!next) return null
      next.isTaken = true
      return next.id
    },
    async look(_desk, caseId) {
      for (const held of open.values()) if (held.id === caseId) held.isNew = false
    },
    async decide(_desk, caseId) {
      for (const [member, held] of open)
        if (held.id === caseId) {
          if (held.isNew) return false
          open.delete(member)
          closed.push(held)
        }
      return true
    },
    reports: async () => reported,
    news: async () =>
      news(
        closed.flatMap(({ reports }): News[] => [
          { to: 'person', seconds: 12 },
          ...Array.from({ length: reports }, (): News => ({ to: 'reporter', seconds: 12 })),
        ]),
      ),
  }
}

const failures = async (bugs: Bugs) =>
  (await workdayFigures(startOffice(bugs))).filter(({ isMet }) => !isMet).map(({ name }) => name)

test('a queue ordered by due time with news for every moderator passes', async () => {
  expect(await failures({})).toEqual([])
})

test.each<[string, Bugs, string[]]>([
  [
    'the queue is in the order of arrival',
    { order: (a, b) => a.openedAt - b.openedAt },
    ['B1: reports looked at'],
  ],
  ['the latest comes first', { order: (a, b) => b.openedAt - a.openedAt }, ['B1: reports looked at']],
  [
    'one case is never given to anybody',
    { isLost: ({ id }) => id === 'case 7' },
    ['B1: reports looked at', 'B2: reports with an outcome'],
  ],
  ['one reporter hears nothing', { news: withoutNewsTo('reporter') }, ['B2: reports with an outcome']],
  ['one outcome is never sent', { news: withDelay('reporter') }, ['B2: outcomes that reporters']],
  ['one statement comes after 61 seconds', { news: withDelay('person', 61) }, ['B2: statements']],
  ['one statement is never sent', { news: withDelay('person') }, ['B2: statements']],
])('the judge detects a planted bug: %s', async (_what, bugs, names) => {
  expect(await failures(bugs)).toEqual(names.map((name) => expect.stringContaining(name)))
})

function withoutNewsTo(to: News['to']): (news: News[]) => News[] {
  return (news) =>
    news.toSpliced(
      news.findIndex((one) => one.to === to),
      1,
    )
}

function withDelay(to: News['to'], seconds: number | null = null): (news: News[]) => News[] {
  return (news) =>
    news.with(
      news.findIndex((one) => one.to === to),
      { to, seconds },
    )
}
