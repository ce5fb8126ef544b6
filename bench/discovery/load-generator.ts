// Runs as a separate process, so that its CPU time is not counted with the server's.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../dev/demo/generators.ts'
import type { Viewer } from './fill.ts'
import type { LoadRequest, LoadResult } from './open-loop.ts'
import { aQuery, GET_MATCHES } from './requests.ts'

process.once('message', (message: LoadRequest) => {
  void sendAll(message).then((result) => process.send?.(result, () => process.disconnect()))
})

async function sendAll({ url, viewers, load: { perSecond, seconds } }: LoadRequest): Promise<LoadResult> {
  const random = createRandom(21)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const requests = Array.from({ length: perSecond * seconds }, () =>
    requestFor(random.pick(viewers), aQuery(random)),
  )
  const times: number[] = []
  let failed = 0
  const cpuBefore = process.cpuUsage()
  const begun = performance.now()
  const pending: Promise<void>[] = []
  for (const [i, pageRequest] of requests.entries()) {
    const due = begun + (i * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    pending.push(
      post(agent, url, pageRequest).then((isAnswered) => {
        if (isAnswered) times.push(performance.now() - due)
        else failed++
        return undefined
      }),
    )
  }
  await Promise.all(pending)
  const took = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  agent.destroy()
  return { times, failed, perSecond: times.length / took, work: (user + system) / 1000 }
}

const requestFor = ({ id, token }: Viewer, query: object) => {
  const body = JSON.stringify({ user_id: id, ...query })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return { headers, body }
}

function post(agent: Agent, url: string, { headers, body }: ReturnType<typeof requestFor>): Promise<boolean> {
  return new Promise((resolve) => {
    request(`${url}${GET_MATCHES}`, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
    })
      .once('error', () => resolve(false))
      .end(body)
  })
}
