import { expect, it } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

it('concurrency never exceeds the limit, and the rest follows in order', async () => {
  const inQueue = createBoundedQueue(2, 10)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) => async () => {
    most = Math.max(most, ++running)
    order.push(index)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
  }
  await Promise.all([0, 1, 2, 3, 4, 5].map((index) => inQueue(work(index))))
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5])
})

it('work beyond a full queue is refused as busy', async () => {
  const inQueue = createBoundedQueue(1, 1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = inQueue(() => promise)
  const second = inQueue(async () => 'second')
  await expect(inQueue(async () => 'third')).rejects.toMatchObject({ code: 'server.busy' })
  resolve()
  await first
  expect(await second).toBe('second')
})

it('failing work does not stop later work', async () => {
  const inQueue = createBoundedQueue(1, 5)
  const failing = inQueue(() => Promise.reject(new Error('no')))
  const next = inQueue(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await inQueue(async () => 'later')).toBe('later')
})
