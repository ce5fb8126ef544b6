import { setImmediate as turn } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

const refusal = (code: string) => Object.assign(new DatabaseError('refused', 1, 'error'), { code })
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const createSender = <Item, Result>(run: (items: Item[]) => Promise<Result[]>, concurrency = 1) =>
  createBatcher(run, { itemsMax: 200, waitingMax: 5_000, concurrency, busy: () => new Error('busy') })

function aSender(concurrency = 1) {
  const batches: number[][] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const send = createSender(async (drafts: number[]) => {
    batches.push(drafts)
    await opened
    return drafts.map((draft) => draft * 10)
  }, concurrency)
  return { send, batches, open }
}

test('items of one turn share a commit without waiting, and later items share the next', async () => {
  const { send, batches, open } = aSender()
  const answers = [send(1), send(2)]
  await turn()
  expect(batches).toEqual([[1, 2]])
  answers.push(send(3))
  await turn()
  answers.push(send(4))
  open()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40])
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('batches run concurrently up to the limit, and each item gets its own result', async () => {
  const { send, batches, open } = aSender(3)
  const answers: Promise<number>[] = []
  for (const item of upTo(6)) {
    answers.push(send(item))
    await turn()
  }
  expect(batches).toEqual([[1], [2], [3]])
  open()
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60])
  expect(batches.slice(3)).toEqual([[4, 5, 6]])
})

test('at most 200 items share a commit', async () => {
  const sizes: number[] = []
  const send = createSender(async (drafts: number[]) => {
    sizes.push(drafts.length)
    return drafts
  })
  expect(await Promise.all(upTo(450).map(send))).toEqual(upTo(450))
  expect(sizes).toEqual([200, 200, 50])
})

test('the next item after 5,000 waiting ones is refused as busy, and the others are sent', async () => {
  const { send, open } = aSender()
  const answers = upTo(5_000).map(send)
  await expect(send(0)).rejects.toThrow('busy')
  open()
  expect(await Promise.all(answers)).toHaveLength(5_000)
})

test('a row that the database refuses fails alone, and the order is kept', async () => {
  const sent: number[] = []
  const send = createSender(async (drafts: number[]) => {
    if (drafts.includes(3)) throw refusal('22021')
    sent.push(...drafts)
    return drafts
  })
  const answers = await Promise.allSettled(upTo(5).map(send))
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(sent).toEqual([1, 2, 4, 5])
})

test.each([
  ['stops', refusal('57P01')],
  ['has a lock that was not free in time', refusal('55P03')],
  ['is gone', new Error('Connection terminated unexpectedly')],
])('when the database %s, items are not retried one by one', async (_, error) => {
  let tries = 0
  const send = createSender(async (): Promise<number[]> => {
    tries++
    throw error
  })
  const answers = await Promise.allSettled(upTo(10).map(send))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(tries).toBe(1)
})
