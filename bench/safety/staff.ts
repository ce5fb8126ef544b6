import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Product } from '../messaging/product.ts'

export interface Desk {
  signIn(at?: Date): Promise<void>
  /** @throws Refused when the answer is not 2xx */
  call(path: string, body?: object): Promise<{ data: unknown }>
}

export class Refused extends Error {
  readonly status: number
  readonly answer: string
  constructor(path: string, status: number, answer: string) {
    super(`${path} answered ${status} ${answer}`)
    this.status = status
    this.answer = answer
  }
}

export async function aDesk(product: Pick<Product, 'url'>, database: Pool, isSenior = false): Promise<Desk> {
  const id = randomUUID()
  let token = ''
  await database.query(
    `insert into staff (id, name, email, password_hash, totp_secret, password_is_initial, role, is_senior, created_at)
     values ($1, 'Ife Balogun', $1::uuid || '@bench.test', 'none', 'none', false, 'moderator', $2, now())`,
    [id, isSenior],
  )
  async function signIn(at = new Date()) {
    token = randomBytes(32).toString('hex')
    await database.query(
      `insert into staff_sessions (staff_id, token_hash, created_at, used_at, expires_at)
       values ($1, $2, $3, $3, $3::timestamptz + interval '8 hours')`,
      [id, createHash('sha256').update(token).digest('base64url'), at],
    )
  }
  await signIn()
  return {
    signIn,
    async call(path, body) {
      const headers = { cookie: `ndoa.staff=${token}`, 'sec-fetch-site': 'same-origin' }
      const options = body
        ? {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : { headers }
      const answer = await fetch(`${product.url}/functions/v1/${path}`, options)
      const text = await answer.text()
      if (!answer.ok) throw new Refused(path, answer.status, text)
      return JSON.parse(text)
    },
  }
}
