import type { OnAnswer } from '../../server/src/app/servers/testing/page.ts'
import { SERVED_BY } from './proxy.ts'

export type Answers = Record<string, number>

export const NO_ANSWER = 'none'
export const byProxy = (status: number) => `${status} by the proxy`

export function countAnswers(answers: Answers): OnAnswer {
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
/** Clients retry after these answers. */
const RETRIED_ANSWERS = new Set(['429', '503', byProxy(503)])

/** Counts answers that are neither good nor retried; `unansweredIn` counts missing answers. */
export const wrongIn = (answers: Answers): number =>
  sumOf(answers, (name) => name !== NO_ANSWER && !GOOD.test(name) && !RETRIED_ANSWERS.has(name))

export const unansweredIn = (answers: Answers): number =>
  sumOf(answers, (name) => name === NO_ANSWER || name.endsWith('by the proxy'))

const sumOf = (answers: Answers, is: (name: string) => boolean) =>
  Object.entries(answers).reduce((sum, [name, count]) => sum + (is(name) ? count : 0), 0)

export const summaryOf = (answers: Answers): string =>
  Object.entries(answers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
