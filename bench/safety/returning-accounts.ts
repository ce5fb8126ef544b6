import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { aBrowser, type Browser } from '../abuse/browser.ts'
import type { Product as Server } from '../messaging/product.ts'
import type { Standing } from './returning.ts'

export interface World {
  server: Server
  database: Pool
}

const PASSWORD = 'Correct-horse-9'
const PROFILE = {
  full_name: 'Kwame Boateng',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}
/** Milliseconds by which background work is done. */
const SETTLE_TIMEOUT = 60_000

export interface Account {
  id: string
  browser: Browser
}

export async function byPhone(
  world: World,
  phone_number: string,
  cookies: Iterable<[string, string]> = [],
): Promise<Account | null> {
  const browser = aRetryingBrowser(world.server, '127.0.0.1', cookies)
  const signUp = await browser.post('/auth/v1/sign-up/phone', {
    phone_number,
    country_code: 'GH',
    data: PROFILE,
  })
  if (signUp.status === 422) return null
  const code = await lastSent(world, `+${phone_number.replace(/\D/g, '')}`, /\b(\d{6})\b/)
  return account(browser, await browser.post('/auth/v1/verify-phone', { phone_number, code }))
}

export async function byMail(world: World, email: string): Promise<Account | null> {
  const browser = aRetryingBrowser(world.server, '127.0.0.1')
  const signUp = { email, password: PASSWORD, data: PROFILE }
  if ((await browser.post('/auth/v1/sign-up/email', signUp)).status === 422) return null
  const code = await lastSent(world, email, /callback\?code=([\w-]+)/)
  return account(browser, await browser.post('/auth/v1/exchange-code', { code }))
}

/** The latest code sent to a recipient; the product may normalize numbers, and other mails carry no code. */
async function lastSent(world: World, recipient: string, code: RegExp): Promise<string | undefined> {
  const sent = () =>
    world.database.query<{ body: string }>(
      `delete from development_outbox where lower(recipient) = lower($1)
       or recipient like '+%' and right(recipient, 9) = right($1, 9) returning body`,
      [recipient],
    )
  const codes = async () => (await sent()).rows.flatMap(({ body }) => code.exec(body)?.[1] ?? [])
  return (await eventually(codes, ({ length }) => length > 0)).at(-1)
}

function aRetryingBrowser(...at: Parameters<typeof aBrowser>): Browser {
  const browser = aBrowser(...at)
  return {
    ...browser,
    async post(path, body) {
      const until = Date.now() + SETTLE_TIMEOUT
      for (;;) {
        const answer = await browser.post(path, body)
        if (answer.status !== 503 || Date.now() > until) return answer
        await sleep(2_000)
      }
    },
  }
}

function account(browser: Browser, { status, body }: Awaited<ReturnType<Browser['post']>>): Account {
  const id = (body.data as { user?: { id?: string } } | undefined)?.user?.id
  if (status !== 200 || !id) throw new Error(`A sign-up was answered ${status} ${JSON.stringify(body)}.`)
  return { id, browser }
}

export async function withPhoto(
  world: World,
  member: Account | null,
  photo: Buffer,
): Promise<Account | null> {
  if (!member) return null
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${world.server.url}/functions/v1/upload-photo`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: form,
  })
  if (!answer.ok) throw new Error(`upload-photo answered ${answer.status} ${await answer.text()}`)
  return member
}

export async function standing(world: World, member: Account | null): Promise<Standing> {
  if (!member) return 'refused'
  const { rows } = await world.database.query<{ standing: Standing }>(
    `select case when hidden_since is not null then 'hidden' when held_since is not null then 'held' else 'free' end
     as standing from users where id = $1`,
    [member.id],
  )
  if (rows[0]?.standing === 'hidden') await leave(member.browser, member.id) // frees the number for the next sign-up
  return rows[0]?.standing ?? 'refused'
}

export async function leave(browser: Browser, id: string) {
  const { status, body } = await browser.post('/functions/v1/delete-account', {})
  if (status !== 200) throw new Error(`${id} could not leave: ${status} ${JSON.stringify(body)}`)
}

export async function eventually<Found>(
  look: () => Promise<Found>,
  isThere: (found: Found) => boolean,
): Promise<Found> {
  const until = Date.now() + SETTLE_TIMEOUT
  for (;;) {
    const found = await look()
    if (isThere(found) || Date.now() > until) return found
    await sleep(20)
  }
}
