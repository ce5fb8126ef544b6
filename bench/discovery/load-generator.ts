// A separate process keeps the load generator's CPU time apart from the server's.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../dev/demo/generators.ts'
import type { Viewer } from './fill.ts'
import type { Asked, Asking } from './open-loop.ts'
import { aQuery, GET_MATCHES } from './requests.ts'

process.once('message', (asking: Asking) => {
  void askAll(asking).then((asked) => process.send?.(asked, () => process.disconnect()))
})

async function askAll({ url, viewers, load: { perSecond, seconds } }: Asking): Promise<Asked> {
  const random = createRandom(21)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const questions = Array.from({ length: perSecond * seconds }, () =>
    aQuestion(random.pick(viewers), aQuery(random)),
  )
  const times: number[] = []
  let failed = 0
  const worked = process.cpuUsage()
  const begun = performance.now()
  const asked: Promise<void>[] = []
  for (const [i, question] of questions.entries()) {
    const due = begun + (i * 1000) / perSecond
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    asked.push(
      post(agent, url, question).then((isAnswered) => {
        if (isAnswered) times.push(performance.now() - due)
        else failed++
        return undefined
      }),
    )
  }
  await Promise.all(asked)
  const took = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(worked)
  agent.destroy()
  return { times, failed, perSecond: times.length / took, work: (user + system) / 1000 }
}

const aQuestion = ({ id, token }: Viewer, query: object) => {
  const body = JSON.stringify({ user_id: id, ...query })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  return { headers, body }
}

function post(agent: Agent, url: string, { headers, body }: ReturnType<typeof aQuestion>): Promise<boolean> {
  return new Promise((resolve) => {
    request(`${url}${GET_MATCHES}`, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
    })
      .once('error', () => resolve(false))
      .end(body)
  })
}
