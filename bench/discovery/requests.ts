import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Random } from '../../dev/demo/generators.ts'
import type { Product } from '../messaging/product.ts'
import type { Viewer } from './fill.ts'

export const GET_MATCHES = '/functions/v1/get-matches'

export function aQuery(random: Random) {
  return {
    page: random.chance(0.8) ? 1 : random.between(2, 5),
    sort_by: random.chance(0.85) ? 'compatibility' : 'newest',
    min_age: random.chance(0.5) ? 18 : random.between(20, 30),
    max_age: random.chance(0.5) ? 100 : random.between(32, 50),
    country: random.chance(0.6) ? 'all' : random.pick(['NG', 'GH', 'KE', 'US']),
    faith: random.chance(0.7) ? 'all' : random.pick(['Christianity', 'Islam']),
  }
}

export interface Answer {
  ms: number
  /** The part of the answer on which both servers must agree: ids in order, total, relaxations. */
  page: string
  ids: string[]
}

export async function ask(
  { url }: Pick<Product, 'url'>,
  { id, token }: Viewer,
  query: object,
  database: Client,
): Promise<Answer> {
  for (;;) {
    const begun = performance.now()
    const response = await fetch(`${url}${GET_MATCHES}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: id, ...query }),
    })
    const text = await response.text()
    const ms = performance.now() - begun
    if (response.ok) {
      const { data, pagination, relaxations } = JSON.parse(text)
      const ids: string[] = data.map((card: { user_id: string }) => card.user_id)
      return { ms, ids, page: JSON.stringify([ids, pagination.total_results, relaxations]) }
    }
    if (response.status !== 429 && response.status !== 503) throw new Error(`${response.status} ${text}`)
    await database.query('delete from limit_uses') // rate limits are not measured here
    await sleep(500)
  }
}
