import { expect, test } from 'vitest'
import { sendCostFigure } from './send-cost.ts'

test('free screening passes, even on a machine that slows down', async () => {
  let speed = 1_000
  expect((await sendCostFigure(async () => (speed *= 0.999))).isMet).toBe(true)
})

test('screening that costs 5 % of the throughput is detected', async () => {
  const figure = await sendCostFigure(async (isScreened) => (isScreened ? 950 : 1_000))
  expect(figure).toMatchObject({ isMet: false, found: '0.950 of without' })
})

test('a change of machine speed during the measurement does not change the result', async () => {
  for (const slope of [0.98, 1.02]) {
    let speed = 1_000
    const { found } = await sendCostFigure(async () => (speed *= slope))
    expect(Number.parseFloat(found)).toBeCloseTo(1, 2)
  }
})

test('one disturbed round does not change the verdict', async () => {
  let sent = 0
  expect((await sendCostFigure(async () => (++sent === 5 ? 300 : 1_000))).isMet).toBe(true)
})
