import { expect, it } from 'vitest'
import { createLocks } from './locks.ts'

const held = () => Promise.withResolvers<void>()

it('no more run at once than may, and each gets its turn in order', async () => {
  const inTurn = createLocks(2, 10)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) => async () => {
    most = Math.max(most, ++running)
    order.push(index)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
  }
  await Promise.all([0, 1, 2, 3, 4, 5].map((index) => inTurn(work(index))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

it('who comes to a full line is asked to come back', async () => {
  const inTurn = createLocks(1, 1)
  const { promise, resolve } = held()
  const first = inTurn(() => promise)
  const second = inTurn(async () => 'second')
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'server.busy' })
  resolve()
  await first
  expect(await second).toBe('second')
})

it('work that fails gives its place to the next', async () => {
  const inTurn = createLocks(1, 5)
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await inTurn(async () => 'later')).toBe('later')
})
