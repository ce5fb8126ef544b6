import { expect, test } from 'vitest'
import { sendCostFigure } from './send-cost.ts'

test('screening that costs nothing is enough, also on a machine that becomes slower', async () => {
  let speed = 1_000
  expect((await sendCostFigure(async () => (speed *= 0.999))).isMet).toBe(true)
})

test('screening that takes a twentieth of the speed is noticed', async () => {
  const figure = await sendCostFigure(async (isScreened) => (isScreened ? 950 : 1_000))
  expect(figure).toMatchObject({ isMet: false, found: '0.950 of without' })
})

test('a machine that becomes faster or slower while it is measured makes no difference', async () => {
  for (const slope of [0.98, 1.02]) {
    let speed = 1_000
    const { found } = await sendCostFigure(async () => (speed *= slope))
    expect(Number.parseFloat(found)).toBeCloseTo(1, 2)
  }
})

test('one disturbed round changes nothing', async () => {
  let sent = 0
  expect((await sendCostFigure(async () => (++sent === 5 ? 300 : 1_000))).isMet).toBe(true)
})
