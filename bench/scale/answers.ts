import type { OnAnswer } from '../../server/src/app/servers/page.test-world.ts'
import { SERVED_BY } from './proxy.ts'

/** How often calls were answered how: by status, `none`, and the proxy's own answers apart. */
export type Answers = Record<string, number>

/** Nothing at all was answered, or the proxy gave the answer because no server did. */
export const NO_ANSWER = 'none'
export const byProxy = (status: number) => `${status} by the proxy`

/** @returns what counts each answer */
export function counting(answers: Answers): OnAnswer {
  return (answer) => {
    const name = nameOf(answer)
    answers[name] = (answers[name] ?? 0) + 1
  }
}

function nameOf(answer: Response | null): string {
  if (!answer) return NO_ANSWER
  return answer.headers.has(SERVED_BY) ? String(answer.status) : byProxy(answer.status)
}

const GOOD = /^2\d\d$/
/** A program that gets one of these tries again later. */
const BUSY = new Set(['429', '503', byProxy(503)])

/** Answers other than good and busy; none at all is another matter. */
export const wrongIn = (answers: Answers): number =>
  sumOf(answers, (name) => name !== NO_ANSWER && !GOOD.test(name) && !BUSY.has(name))

/** Calls that no server answered. */
export const unansweredIn = (answers: Answers): number =>
  sumOf(answers, (name) => name === NO_ANSWER || name.endsWith('by the proxy'))

const sumOf = (answers: Answers, is: (name: string) => boolean) =>
  Object.entries(answers).reduce((sum, [name, count]) => sum + (is(name) ? count : 0), 0)

export const told = (answers: Answers): string =>
  Object.entries(answers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
