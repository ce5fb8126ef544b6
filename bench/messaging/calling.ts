import { Agent, request } from 'node:http'

export interface Caller {
  /** @throws when the answer is not 200 */
  call: (url: string, token?: string, body?: object) => Promise<string>
  close: () => void
}

export function aCaller(atOnce: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return {
    call: (url, token, body) => send(agent, url, token, body && JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}

function send(agent: Agent, url: string, token?: string, body?: string): Promise<string> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise((resolve, reject) => {
    request(url, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${url} was answered ${response.statusCode} ${text}`))
      })
    })
      .once('error', reject)
      .end(body)
  })
}

export async function perSecond(
  seconds: number,
  atOnce: number,
  act: (nth: number) => Promise<unknown>,
): Promise<number> {
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let done = 0
  async function work() {
    while (performance.now() < until) await act(done++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return (done * 1_000) / (performance.now() - begun)
}
