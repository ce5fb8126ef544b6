import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** @returns the HTTP status, or 0 if the server did not answer */
export function post(url: string, headers: OutgoingHttpHeaders, body: object): Promise<number> {
  const text = JSON.stringify(body)
  const all = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers }
  return new Promise((resolve) => {
    request(url, { agent, method: 'POST', headers: all }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', () => resolve(0))
      .end(text)
  })
}

export async function flood(
  { seconds, atOnce, most = Infinity }: { seconds: number; atOnce: number; most?: number },
  act: (n: number) => Promise<string | number>,
): Promise<Record<string, number>> {
  const until = Date.now() + seconds * 1000
  const answers: Record<string, number> = {}
  let next = 0
  async function one() {
    while (Date.now() < until && next < most) {
      const answer = String(await act(next++))
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  agent.destroy()
  return answers
}
