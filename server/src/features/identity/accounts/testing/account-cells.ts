import { newCode, tokenHash } from '../sessions/tokens.ts'
import { hashPassword, hashSignUpPassword } from '../sign-in/passwords.ts'
import {
  aPhoneSignUp,
  aSignUp,
  type Browser,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  type TestServer,
} from './accounts-server.ts'

/** The account's state: the columns of docs/access-matrix.md, section 2.2. */
export const STATES = ['none', 'unconfirmed', 'active', 'deactivated', 'suspended', 'deleted'] as const
export type State = (typeof STATES)[number]

export interface TestAccount {
  /** Null if there is no account. */
  id: string | null
  email: string
  phone: string
  /** The code in the link that confirms the address. */
  confirmation: string
}

const HASH = hashPassword(PASSWORD) // shared, because hashing is slow on purpose
let count = 0

export async function createAccount({ db, secrets }: TestServer, state: State): Promise<TestAccount> {
  const n = String(count++).padStart(4, '0')
  const [email, phone, confirmation] = [`${state}-${n}@x.test`, `+23324${n.slice(0, 3)}${n}`, newCode()]
  if (state === 'none') return { id: null, email, phone, confirmation }
  const at = new Date()
  const { id } = await db
    .insertInto('users')
    .values({
      name: 'Amara Okafor',
      email,
      email_verified: state !== 'unconfirmed',
      ...(state !== 'unconfirmed' && { phone, phone_confirmed_at: at }),
      ...(state === 'deactivated' && { deactivated_at: at }),
      ...(state === 'suspended' && { suspended_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const hash = state === 'unconfirmed' ? await hashSignUpPassword(secrets, email, PASSWORD) : await HASH
  await db.insertInto('passwords').values({ user_id: id, hash }).execute()
  const link = {
    purpose: 'confirm',
    code_hash: tokenHash(confirmation),
    expires_at: new Date(Date.now() + 3_600_000),
  }
  await db
    .insertInto('mail_codes')
    .values({ user_id: id, ...link })
    .execute()
  if (state === 'deleted') await db.deleteFrom('users').where('id', '=', id).execute()
  return { id, email, phone, confirmation }
}

type Observe = (server: TestServer, account: TestAccount, state: State) => Promise<string>

/** By row: returns the effect on an account in the given state, in the document's words. */
export const OBSERVED: Record<string, Observe> = {
  'AUT-1': async (server, { email }) => {
    const { status, body } = await server.browser().post('/sign-up/email', aSignUp(email))
    if (status !== 200) return `${status} ${body.error}`
    return mailed(server, email) ? 'E, confirm mail' : 'E, no mail'
  },
  'AUT-2': async (server, { phone }) => {
    const { status } = await server.browser().post('/sign-up/phone', aPhoneSignUp(phone))
    return status === 200 ? `E, ${server.smsCodeFor(phone) ? 'code' : 'no code'}` : String(status)
  },
  'AUT-3': async (server, { email, id }) => {
    const browser = server.browser()
    const { status, body } = await signIn(browser, email)
    if (status !== 200) return `${status} ${body.error}`
    return session(server, browser, id)
  },
  'AUT-4': async (server, { email }) => {
    const { status, body } = await signIn(server.browser(), email, OTHER_PASSWORD)
    return `${status} ${body.error}`
  },
  'AUT-5': async (server, { phone }) => {
    const { status, body } = await server.browser().post('/sign-in/phone', { phone_number: phone })
    if (status !== 200) return `${status} ${body.error}`
    return `E, ${server.smsCodeFor(phone) ? 'code' : 'no code'}`
  },
  'AUT-6': async (server, account, state) => {
    const browser = await requestCode(server, account, state)
    const { status, body } = await verify(browser, account.phone, server.smsCodeFor(account.phone))
    if (status !== 200) return `${status} ${body.error}`
    const isNew = body.data?.user?.id !== account.id && state !== 'unconfirmed' // an unconfirmed number has no owner
    return `${isNew ? 'account made, ' : ''}${await session(server, browser, account.id)}`
  },
  'AUT-7': async (server, account, state) => {
    const browser = await requestCode(server, account, state)
    const code = server.smsCodeFor(account.phone)
    const { status, body } = await verify(browser, account.phone, code === '123456' ? '654321' : '123456')
    return `${status} ${body.error}`
  },
  'AUT-8': async (server, { email }) => {
    const before = server.mails.filter(({ to }) => to === email).length
    const { status } = await server.browser().post('/sign-in/link', { email })
    const after = server.mails.filter(({ to }) => to === email).length
    return status === 200 ? `E, ${after > before ? 'mail' : 'no mail'}` : String(status)
  },
  'AUT-9': async (server, { email }) => {
    await server.browser().post('/sign-in/link', { email })
    const code = server.codeFor(email) || 'made-up'
    await server.browser().post('/exchange-code', { code, password: PASSWORD })
    const { status, body } = await server.browser().post('/exchange-code', { code, password: PASSWORD })
    return `${status} ${body.error}`
  },
  'AUT-10': async (server, { confirmation, id }) => {
    const browser = server.browser()
    const { status, body } = await browser.post('/exchange-code', { code: confirmation, password: PASSWORD })
    return status === 200 ? session(server, browser, id) : `${status} ${body.error}`
  },
  'AUT-11': async (server, { email }) => {
    const target = { email, redirect_to: 'https://evil.test' }
    const { status, body } = await server.browser().post('/sign-in/link', target)
    return `${status} ${body.error}`
  },
  'AUT-12': async (server, { email }) => {
    const data = { ...aSignUp(email).data, date_of_birth: '2020-01-01' }
    const { status, body } = await server.browser().post('/sign-up/email', aSignUp(email, { data }))
    return `${status} ${body.error}`
  },
}

/** Requests a code to sign up with an unknown number, or to sign in with a member's. */
async function requestCode(server: TestServer, { phone }: TestAccount, state: State): Promise<Browser> {
  const browser = server.browser()
  const isUnknown = state === 'none' || state === 'unconfirmed' || state === 'deleted'
  if (isUnknown) await browser.post('/sign-up/phone', aPhoneSignUp(phone))
  else await browser.post('/sign-in/phone', { phone_number: phone })
  return browser
}

const verify = (browser: Browser, phone_number: string, code: string) =>
  browser.post('/verify-phone', { phone_number, code })

const mailed = (server: TestServer, email: string) => server.mails.some(({ to }) => to === email)

async function session(server: TestServer, browser: Browser, id: string | null): Promise<string> {
  const viewer = await browser.viewer()
  if (!viewer) return 'no session'
  if (viewer.suspended) return 'restricted session'
  if (!viewer.confirmed) return 'session U'
  const { rows } = await server.app.pool.query(
    "select from outbox where kind = 'account.reactivated' and payload->>'user_id' = $1",
    [id],
  )
  return rows.length > 0 ? 'session S and reactivated' : 'session S'
}
