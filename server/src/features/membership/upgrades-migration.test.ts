import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseBefore } from '../../../test/database-before.ts'

let database: Awaited<ReturnType<typeof databaseBefore>>
beforeAll(async () => {
  database = await databaseBefore('0139')
})
afterAll(() => database.close())

interface Term {
  tier: string
  startsIn: number
  endsIn: number
  replacedBy?: string
}

/** A paid order with its term, which starts and ends in so many days. It was granted yesterday. */
async function aTerm({ tier, startsIn, endsIn, replacedBy }: Term) {
  const id = randomUUID()
  await database.pool.query(
    `insert into orders (id, tier, months, method, provider, provider_id, currency, amount_minor, tax_minor, tax_rate, country,
       price_version, begins_now_at, created_at, state, paid_at)
     values ($1, $2, 1, 'card', 'paystack', $3, 'NGN', 200000, 0, 0, 'NG', 1, now(), now(), 'paid', now())`,
    [id, tier, `pay_${id}`],
  )
  await database.pool.query(
    `insert into membership_terms (order_id, tier, starts_at, ends_at, replaced_by, granted_at)
     values ($1, $2, now() + $3 * interval '1 day', now() + $4 * interval '1 day', $5, now() - interval '1 day')`,
    [id, tier, startsIn, endsIn, replacedBy],
  )
  return id
}

test('of terms whose days a higher tier was credited nothing is left, also of those that had not begun', async () => {
  const higher = await aTerm({ tier: 'super', startsIn: -1, endsIn: 60 })
  const begun = await aTerm({ tier: 'easy', startsIn: -10, endsIn: 20, replacedBy: higher })
  const waiting = await aTerm({ tier: 'easy', startsIn: 20, endsIn: 50, replacedBy: higher })
  const other = await aTerm({ tier: 'easy', startsIn: -10, endsIn: 20 })
  await database.migrate()
  const left = await database.pool.query(
    'select order_id from membership_terms where ends_at > now() order by ends_at',
  )
  expect(left.rows.map((row) => row.order_id)).toEqual([other, higher])
  const ended = await database.pool.query(
    'select order_id from membership_terms where ends_at <= now() order by starts_at',
  )
  expect(ended.rows.map((row) => row.order_id)).toEqual([begun, waiting])
})
