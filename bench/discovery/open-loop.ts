import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../server/seed/random.ts'
import { type Spread, spreadOf } from '../matching/timing.ts'
import type { Product } from '../messaging/product.ts'
import { aQuery, GET_MATCHES } from './asking.ts'
import type { Viewer } from './fill.ts'

export interface Load {
  perSecond: number
  seconds: number
}

/**
 * Asks at a fixed pace, whether answers come or not, as members do. A time is counted from when the question was due,
 * so that a server that stands still for a while is not asked less for it.
 */
export async function openLoop(
  { url }: Pick<Product, 'url'>,
  viewers: readonly Viewer[],
  { perSecond, seconds }: Load,
): Promise<{ times: Spread; failed: number }> {
  const random = createRandom(21)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  let failed = 0
  const begun = performance.now()
  const asked: Promise<void>[] = []
  for (let i = 0; i < perSecond * seconds; i++) {
    const due = begun + (i * 1000) / perSecond
    if (due > performance.now()) await sleep(due - performance.now())
    const asking = post(agent, url, random.pick(viewers), aQuery(random))
    asked.push(
      asking.then((ok) => {
        if (ok) times.push(performance.now() - due)
        else failed++
        return undefined
      }),
    )
  }
  await Promise.all(asked)
  agent.destroy()
  return { times: spreadOf(times), failed }
}

function post(agent: Agent, url: string, { id, token }: Viewer, query: object): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve) => {
    request(`${url}${GET_MATCHES}`, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
    })
      .once('error', () => resolve(false))
      .end(JSON.stringify({ user_id: id, ...query }))
  })
}
