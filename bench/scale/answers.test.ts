import { expect, test } from 'vitest'
import {
  type Answers,
  byProxy,
  countAnswers,
  NO_ANSWER,
  summaryOf,
  unansweredIn,
  wrongIn,
} from './answers.ts'
import { SERVED_BY } from './proxy.ts'

const byServer = (status: number) => new Response('{}', { status, headers: { [SERVED_BY]: 'server-1' } })

test('answers are counted by status; proxy answers and missing answers are counted separately', () => {
  const answers: Answers = {}
  const count = countAnswers(answers)
  for (const answer of [byServer(200), byServer(200), byServer(503), new Response('', { status: 503 }), null])
    count(answer)
  expect(answers).toEqual({ '200': 2, '503': 1, [byProxy(503)]: 1, [NO_ANSWER]: 1 })
  expect([wrongIn(answers), unansweredIn(answers)]).toEqual([0, 2])
  expect(summaryOf(answers)).toBe('200: 2, 503: 1, 503 by the proxy: 1, none: 1')
})

test('defects and unexpected refusals count as wrong, whether from a server or the proxy', () => {
  const answers: Answers = {}
  const count = countAnswers(answers)
  for (const answer of [byServer(500), byServer(403), new Response('', { status: 502 })]) count(answer)
  expect(wrongIn(answers)).toBe(3)
})
