import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { MANIPULATIONS } from '../../server/src/features/ban-list/pictures/manipulations.test-data.ts'
import { aPortrait } from '../../server/src/features/ban-list/pictures/portraits.test-data.ts'
import { aBrowser, type Browser } from '../abuse/browser.ts'
import type { Product as Server } from '../messaging/product.ts'
import { MAILS, PHONES, type Product, type Standing } from './returning.ts'
import { aDesk } from './staff.ts'

const PASSWORD = 'Correct-horse-9'
const PROFILE = {
  full_name: 'Kwame Boateng',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}
const BROWSER_NUMBER = '+233241230002'
const PHOTO_NUMBER = '+233241230003'
/** What is done in the background is done by then; milliseconds. */
const PATIENCE = 60_000

interface Account {
  id: string
  browser: Browser
}

/** Four people, known by a number, a mailbox, a browser and a photo, are banned and have deleted their accounts. */
export async function aReturningWorld(server: Server, database: Pool): Promise<Product> {
  const portrait = await aPortrait(1)
  const [phone = '', mail = ''] = [PHONES[0], MAILS[0]]
  const banned = [
    await byPhone(phone),
    await byMail(mail),
    await byPhone(BROWSER_NUMBER),
    await withPhoto(await byPhone(PHOTO_NUMBER), portrait),
  ].filter((account) => account !== null)
  await ban(banned.map(({ id }) => id))
  const knownBrowser = banned[2]?.browser.cookies ?? []
  for (const { id, browser } of banned) await leave(browser, id)

  return {
    signUpByPhone: async (number) => standing(await byPhone(number)),
    signUpByMail: async (address) => standing(await byMail(address)),
    signUpInBannedBrowser: async () => standing(await byPhone('+233241239999', withoutSession(knownBrowser))),
    async signUpWithBannedPhoto() {
      const changed = await MANIPULATIONS.mirrored(await MANIPULATIONS.banner(portrait))
      const account = await withPhoto(await byPhone('+233241238888'), changed)
      return eventually(
        () => standing(account),
        (found) => found !== 'free',
      )
    },
    async signUpHonestly(n) {
      // Neighbours of the banned, by number and by name of the mailbox.
      if (n % 20 === 0) return standing(await byMail(`kwameboateng${n + 1}@gmail.com`))
      const account = await byPhone(`+2332412${String(40_000 + n)}`)
      if (n % 100 === 1) await withPhoto(account, await aPortrait(1_000 + n)).then(() => sleep(2_000))
      return standing(account)
    },
    async placesOfContacts() {
      // Mails and messages on their way are kept for a while in development alone.
      const found = await Promise.all([phone.slice(4), mail].map((word) => columnsWith(database, word)))
      return found.flat().filter((place) => !place.startsWith('development_outbox'))
    },
  }

  async function byPhone(
    phone_number: string,
    cookies: Iterable<[string, string]> = [],
  ): Promise<Account | null> {
    const browser = aPatientBrowser(server, '127.0.0.1', cookies)
    const asked = await browser.post('/auth/v1/sign-up/phone', {
      phone_number,
      country_code: 'GH',
      data: PROFILE,
    })
    if (asked.status === 422) return null
    const code = await lastSent(`+${phone_number.replace(/\D/g, '')}`, /\b(\d{6})\b/)
    return account(browser, await browser.post('/auth/v1/verify-phone', { phone_number, code }))
  }

  async function byMail(email: string): Promise<Account | null> {
    const browser = aPatientBrowser(server, '127.0.0.1')
    const wanted = { email, password: PASSWORD, data: PROFILE }
    if ((await browser.post('/auth/v1/sign-up/email', wanted)).status === 422) return null
    const code = await lastSent(email, /callback\?code=([\w-]+)/)
    return account(browser, await browser.post('/auth/v1/exchange-code', { code }))
  }

  /** The last code that was sent to somebody, whose number the product may write otherwise; other mails are no codes. */
  async function lastSent(recipient: string, code: RegExp): Promise<string | undefined> {
    const sent = () =>
      database.query<{ body: string }>(
        `delete from development_outbox where lower(recipient) = lower($1)
         or recipient like '+%' and right(recipient, 9) = right($1, 9) returning body`,
        [recipient],
      )
    const codes = async () => (await sent()).rows.flatMap(({ body }) => code.exec(body)?.[1] ?? [])
    return (await eventually(codes, ({ length }) => length > 0)).at(-1)
  }

  /** Two of the staff: one proposes, the other confirms. */
  async function ban(memberIds: string[]) {
    const [desk, senior] = [await aDesk(server, database), await aDesk(server, database, true)]
    for (const id of memberIds) {
      const { rows } = await database.query<{ id: string }>(
        `insert into cases (kind, subject_id, opened_at, waiting_since, due_at)
         values ('reports', $1, now(), now(), now() + interval '1 day') returning id`,
        [id],
      )
      const case_id = rows[0]?.id
      await desk.call('take-case', { case_id })
      await desk.call('get-case', { case_id })
      const words = { reason: 'money', facts: 'You asked members for money.', departure: 'It was proven.' }
      await desk.call('decide-case', { case_id, step: 'banned', ...words })
    }
    for (const id of memberIds) {
      const [proposal] = await eventually(
        async () =>
          (
            await database.query<{ id: string; case_id: string }>(
              `select d.id, c.id as case_id from decisions d join cases c on c.kind = 'ban' and c.subject_id = d.subject_id
               where d.subject_id = $1 and c.closed_at is null`,
              [id],
            )
          ).rows,
        (found) => found.length > 0,
      )
      await senior.call('take-case', { case_id: proposal?.case_id })
      await senior.call('confirm-ban', { decision_id: proposal?.id })
    }
    await eventually(
      () => database.query('select from bans where member_id = any($1)', [memberIds]),
      ({ rowCount }) => rowCount === memberIds.length,
    )
  }

  async function standing(member: Account | null): Promise<Standing> {
    if (!member) return 'refused'
    const { rows } = await database.query<{ standing: Standing }>(
      `select case when hidden_since is not null then 'hidden' when held_since is not null then 'held' else 'free' end
       as standing from users where id = $1`,
      [member.id],
    )
    if (rows[0]?.standing === 'hidden') await leave(member.browser, member.id) // so that the next one can have the number
    return rows[0]?.standing ?? 'refused'
  }

  async function withPhoto(member: Account | null, photo: Buffer): Promise<Account | null> {
    if (!member) return null
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${server.url}/functions/v1/upload-photo`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    })
    if (!answer.ok) throw new Error(`upload-photo answered ${answer.status} ${await answer.text()}`)
    return member
  }
}

/** Asks a busy server again, as the app does. */
function aPatientBrowser(...at: Parameters<typeof aBrowser>): Browser {
  const browser = aBrowser(...at)
  return {
    ...browser,
    async post(path, body) {
      const until = Date.now() + PATIENCE
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

async function leave(browser: Browser, id: string) {
  const { status, body } = await browser.post('/functions/v1/delete-account', {})
  if (status !== 200) throw new Error(`${id} could not leave: ${status} ${JSON.stringify(body)}`)
}

/** The browser keeps its safety cookie when somebody signs out. */
const withoutSession = (cookies: Iterable<[string, string]>) =>
  [...cookies].filter(([name]) => name === 'ndoa.safety')

async function eventually<Found>(
  look: () => Promise<Found>,
  isThere: (found: Found) => boolean,
): Promise<Found> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const found = await look()
    if (isThere(found) || Date.now() > until) return found
    await sleep(20)
  }
}

/** Which columns of which tables hold a word, as text. */
async function columnsWith(database: Pool, word: string): Promise<string[]> {
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY', 'bytea')`,
  )
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await database.query(
      `select from "${table}" where position($1 in "${column}"::text) > 0 limit 1`,
      [word],
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}
