import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => {
  database = await databaseBefore('0115')
})
afterAll(() => database.close())

async function aPaidOrder(more: Record<string, unknown>) {
  const id = randomUUID()
  const { pool } = database
  await pool.query(
    `insert into orders (id, tier, months, method, provider, provider_id, currency, amount_minor, tax_minor, tax_rate, country,
       price_version, begins_now_at, created_at, state, paid_at)
     values ($1, 'easy', 1, 'card', 'paystack', $2, 'NGN', 200000, 0, 0, 'NG', 1, now(), now(), 'paid', now())`,
    [id, `pay_${id}`],
  )
  const columns = Object.keys(more).map((column, i) => `${column} = $${i + 2}`)
  if (columns.length > 0)
    await pool.query(`update orders set ${columns.join(', ')} where id = $1`, [id, ...Object.values(more)])
  return id
}

test('the provider is asked how much has gone back of orders that were disputed before that was kept, and of no others', async () => {
  const { pool } = database
  const held = await aPaidOrder({ held_for: 'disputed' })
  const settled = await aPaidOrder({})
  await pool.query("update orders set settled_for = 'disputed', settled_at = now() where id = $1", [settled])
  const known = await aPaidOrder({ held_for: 'disputed', returned_minor: 50_000 })
  const untouched = await aPaidOrder({})
  const refunding = { state: 'refunding', refund_id: randomUUID(), refunded_minor: 150_000 }
  const more = { refunded_for: 'withdrawal', returned_minor: 50_000 }
  const waiting = await aPaidOrder({ ...refunding, ...more, held_for: 'disputed' })
  await database.migrate()
  const { rows } = await pool.query(
    'select id from orders where returned_unknown and next_check_at is not null order by created_at',
  )
  expect(rows.map(({ id }) => id)).toEqual([held, settled])
  const { rows: others } = await pool.query(
    'select id from orders where not returned_unknown and next_check_at is null and not refund_failed order by created_at',
  )
  expect(others.map(({ id }) => id)).toEqual([known, untouched])
  const { rows: failed } = await pool.query('select id from orders where refund_failed')
  expect(failed).toEqual([{ id: waiting }])
})
