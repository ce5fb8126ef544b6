import type { Client } from 'pg'
import { createViewers, type Viewer } from '../discovery/fill.ts'
import type { Product } from '../messaging/product.ts'
import { aBrowser, type Browser } from './browser.ts'

export const PASSWORD = 'Correct-horse-9'

export interface People {
  readers: Viewer[]
  writers: { id: string; token: string; matchId: string }[]
  returning: { email: string; address: string; cookies: [string, string][] }[]
  callers: { phone: string; address: string; cookies: [string, string][] }[]
}

/** With this many members, none exceeds the six sign-ins a minute that take priority over strangers' sign-ins. */
const RETURNING = 40

export async function createPeople(product: Product, database: Client): Promise<People> {
  const readers = await createViewers(database, 40)
  const [one, other] = readers
  if (!one || !other) throw new Error('There are too few members.')
  const { rows } = await database.query<{ id: string }>(
    'insert into matches (user1, user2) values (least($1::uuid, $2), greatest($1::uuid, $2)) returning id',
    [one.id, other.id],
  )
  const matchId = rows[0]?.id ?? ''
  const returning: People['returning'] = []
  for (let i = 0; i < RETURNING; i++) returning.push(await aMemberWithPassword(product, database, i))
  const callers: People['callers'] = []
  for (let i = 0; i < 8; i++) callers.push(await aMemberWithPhone(product, database, i))
  return { readers, writers: [one, other].map((writer) => ({ ...writer, matchId })), returning, callers }
}

const SIGN_UP_DATA = {
  full_name: 'Amara Okafor',
  gender: 'Female',
  date_of_birth: '1995-04-12',
  country_of_residence: 'NG',
  agreed_to_terms: true,
}

export async function aMemberWithPassword(product: Product, database: Client, i: number) {
  const email = `returning-${i}@bench.test`
  const browser = aBrowser(product, `10.7.0.${i + 1}`)
  await expectOk(browser, '/auth/v1/sign-up/email', { email, password: PASSWORD, data: SIGN_UP_DATA })
  const link = await lastSent(database, email)
  const code = /code=([\w-]+)/.exec(link)?.[1]
  await expectOk(browser, '/auth/v1/exchange-code', { code })
  await expectOk(browser, '/auth/v1/sign-in/email', { email, password: PASSWORD })
  return { email, address: browser.address, cookies: [...browser.cookies] }
}

async function aMemberWithPhone(product: Product, database: Client, i: number) {
  const phone = `+234803${String(i).padStart(3, '0')}7777`
  const browser = aBrowser(product, `10.7.1.${i + 1}`)
  const signUp = { phone_number: phone, country_code: 'NG', data: SIGN_UP_DATA }
  await expectOk(browser, '/auth/v1/sign-up/phone', signUp)
  const code = /\b\d{6}\b/.exec(await lastSent(database, phone))?.[0]
  await expectOk(browser, '/auth/v1/verify-phone', { phone_number: phone, code })
  return { phone, address: browser.address, cookies: [...browser.cookies] }
}

async function expectOk(browser: Browser, path: string, body: object) {
  const { status, body: answer } = await browser.post(path, body)
  if (status !== 200) throw new Error(`${path} answered ${status} ${JSON.stringify(answer)}.`)
}

async function lastSent(database: Client, recipient: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await database.query<{ body: string }>(
      'select body from development_outbox where recipient = $1 order by id desc limit 1',
      [recipient],
    )
    if (rows[0]) return rows[0].body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing was sent to ${recipient}.`)
}
