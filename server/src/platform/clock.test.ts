import { expect, test } from 'vitest'
import { steadyClock } from './clock.ts'

const MINUTE = 60_000

test.each([
  [
    'stands still while the machine’s clock is set back by seconds',
    [5_000, 4_000, 4_500, 6_000],
    [5_000, 5_000, 5_000, 6_000],
  ],
  [
    'follows a correction of more than a minute',
    [9 * MINUTE, MINUTE, 2 * MINUTE],
    [9 * MINUTE, MINUTE, 2 * MINUTE],
  ],
  ['follows every step forward', [0, 1, 90 * MINUTE], [0, 1, 90 * MINUTE]],
])('the server’s time %s', (_what, machine, expected) => {
  const readings = [...machine]
  const clock = steadyClock(() => readings.shift() ?? Number.NaN)
  expect(machine.map(() => clock.now().getTime())).toEqual(expected)
})
