import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Product } from '../messaging/product.ts'
import { aBrowser } from './browser.ts'
import type { People } from './people.ts'

/** Milliseconds between a code's request and its use. The code must still work. */
const READING = 3_000

/** Signs members in by code, one at a time, from known browsers. @returns a sentence per failed sign-in */
export async function returnByCode(
  product: Product,
  database: Client,
  callers: People['callers'],
): Promise<string[]> {
  const faults: string[] = []
  for (const caller of callers) {
    const fault = await signInByCode(product, database, caller)
    if (fault) faults.push(`codes: a member with a known browser: ${fault}`)
  }
  return faults
}

async function signInByCode(
  product: Product,
  database: Client,
  { phone, address, cookies }: People['callers'][number],
): Promise<string | null> {
  const browser = aBrowser(product, address, cookies)
  const sent = await codesTo(database, phone)
  const response = await browser.post('/auth/v1/sign-in/phone', { phone_number: phone })
  if (response.status !== 200) return `no code, ${response.status} ${JSON.stringify(response.body)}`
  await sleep(READING)
  const fresh = (await codesTo(database, phone)).slice(sent.length)
  for (const code of fresh) {
    const { status } = await browser.post('/auth/v1/verify-phone', { phone_number: phone, code })
    if (status === 200) return null
  }
  return `none of ${fresh.length} codes signed in`
}

/** Returns every code sent to a number; strangers may have requested some. The product allows five tries. */
async function codesTo(database: Client, phone: string): Promise<string[]> {
  const { rows } = await database.query<{ body: string }>(
    'select body from development_outbox where recipient = $1 order by id',
    [phone],
  )
  return rows.map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '')
}
