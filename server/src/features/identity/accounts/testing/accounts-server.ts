import { tmpdir } from 'node:os'
import type { EmailSignUp, PhoneSignUp } from '@ndoa/contract/identity/sign-up'
import * as z from 'zod'
import { freshDatabase } from '../../../../../test/database.ts'
import { createSlices, UNUSED } from '../../../../../test/slices.ts'
import type { App } from '../../../../platform/app.ts'
import { mountCalls } from '../../../../platform/calls.ts'
import { readConfig } from '../../../../platform/config.ts'
import { openDatabase } from '../../../../platform/db.ts'
import { diskStore } from '../../../../platform/file-stores.ts'
import { createHttp, type Http } from '../../../../platform/http.ts'
import { createJobs } from '../../../../platform/jobs.ts'
import { createLog } from '../../../../platform/log.ts'
import type { Mail } from '../../../../platform/mail.ts'
import { createNotifications } from '../../../../platform/notify.ts'
import { createOutbox } from '../../../../platform/outbox.ts'
import { createPresence } from '../../../../platform/presence.ts'
import { createRealtime } from '../../../../platform/realtime.ts'
import { linkSigner } from '../../../../platform/storage.ts'
import { fail } from '../../../shared/failures.ts'
import { accountsConfig } from '../accounts.config.ts'
import { accountsJobs } from '../accounts.jobs.ts'
import { ownAccountRoutes, signInRoutes } from '../accounts.routes.ts'
import { type AuthContext, createAuthContext } from '../auth-context.ts'
import { totp } from '../second-factor/totp.ts'
import { secretsOf } from '../secrets.ts'
import { viewerOf } from '../sessions/viewer.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

interface Options {
  publicUrl?: string
  environment?: Record<string, string>
  onConfirmed?: AuthContext['onConfirmed']
}

const LINK = /\/auth\/callback\?code=([\w-]+)/

/**
 * Serves sign-up, sign-in and one member call from its own database. Mails are kept, and the test controls the clock.
 */
export async function startTestServer({
  publicUrl = 'http://localhost:3000',
  environment = {},
  onConfirmed,
}: Options = {}) {
  const database = await freshDatabase()
  const log = createLog('silent')
  const { pool, db, close } = openDatabase(database.url, log)
  const notifications = createNotifications(database.url, log)
  const jobs = createJobs(database.url, log) // not started, because sign-in needs no jobs
  const mails: Mail[] = []
  const keepMail = async (mail: Mail) => mails.push(mail) > 0
  const messages: { to: string; text: string }[] = []
  let ahead = 0
  const clock = {
    now: () => new Date(Date.now() + ahead),
    forward: (milliseconds: number) => (ahead += milliseconds),
  }
  const config = readConfig(accountsConfig, environment)
  const platform = {
    pool,
    db,
    notifications,
    log,
    clock,
    realtime: createRealtime(),
    presence: createPresence(db, notifications, log),
    mail: { send: keepMail, deliver: keepMail, reaches: async () => true },
    jobs,
    outbox: createOutbox(db, notifications, jobs, log),
    sms: { send: async (to: string, text: string) => void messages.push({ to, text }) },
    storage: diskStore(tmpdir()),
    links: linkSigner('unused'),
    config: {
      publicUrl,
      production: publicUrl.startsWith('https:'),
      operatorEmail: 'operator@ndoa.example',
      supportEmail: 'support@ndoa.example',
      limits: {
        profiles: { max: 1, per: '1 day' },
        faces: { max: 1, per: '1 day' },
        facesNew: { max: 1, per: '1 day' },
        likes: { max: 1, per: '1 day' },
        reports: { max: 1, per: '1 day' },
        answers: { max: 1, per: '1 day' },
        notices: { max: 1, per: '1 day' },
        contact: { max: 1, per: '1 day' },
      },
    },
  }
  const app = {
    ...platform,
    ...createSlices(platform, { ...config, ...UNUSED }),
  } as Partial<App> as App // omits discovery
  const http = await createHttp({
    publicUrl,
    production: app.config.production,
    trustProxy: false,
    log,
    fail,
  })
  const findViewer = viewerOf(app, config)
  const auth = createAuthContext(app, config, onConfirmed && { onConfirmed })
  mountCalls(http, [signInRoutes(auth), ownAccountRoutes(auth)], {
    app,
    fail,
    viewerOf: findViewer,
    upload: { forms: {}, atOnce: 0, atOncePerMember: 0, perMember: { max: 0, per: '1 hour' } },
    refusedShapes: { max: 1_000, per: '1 minute' },
  })
  accountsJobs(app)
  http.setNotFoundHandler(() => Promise.reject(fail('request.not_found')))
  http.get('/functions/v1/me', async (caller) => ({ viewer: await findViewer(caller) }))
  await Promise.all([http.ready(), notifications.start()])
  return {
    app,
    db,
    http,
    clock,
    secrets: secretsOf(config.SECRET_CODES),
    mails,
    messages,
    browser(address?: string) {
      const browser = new Browser(http, new URL(publicUrl).origin)
      if (address) browser.address = address
      return browser
    },
    /** @returns an API client, which sends no `Origin` */
    program: () => new Browser(http, null),
    /** @returns the code in the newest link mailed to the address */
    codeFor(email: string) {
      const links = mails.filter(({ to }) => to === email).map(({ text }) => LINK.exec(text)?.[1])
      return links.findLast(Boolean) ?? ''
    },
    /** @returns the code in the newest text message to the number */
    smsCodeFor: (phone: string) =>
      /^\d{6}(?= )/.exec(
        messages.findLast(({ to, text }) => to === phone && /^\d{6} /.test(text))?.text ?? '',
      )?.[0] ?? '',
    async close() {
      http.server.closeAllConnections() // otherwise closing waits for kept-alive connections
      await http.close()
      await notifications.stop()
      await close()
      await database.drop()
    },
  }
}

const Data = z.looseObject({
  access_token: z.string().optional(),
  user: z.looseObject({ id: z.string(), confirmed_at: z.string().nullable() }).optional(),
  fresh_until: z.string().optional(),
  secret: z.string().optional(),
  recovery_codes: z.array(z.string()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
})
const Answer = z.looseObject({
  error: z.string().optional(),
  message: z.string().optional(),
  data: Data.or(z.array(z.unknown()).transform(() => null)).nullish(), // tests of lists parse these themselves
  viewer: z
    .object({ id: z.string(), sessionId: z.string(), confirmed: z.boolean(), suspended: z.boolean() })
    .nullish(),
})

/** Keeps cookies and sends `Origin`, as browsers do. */
export class Browser {
  jar = new Map<string, string>()
  /** The browser's IP address. */
  address = '127.0.0.1'
  private http: Http
  private origin: string | null

  constructor(http: Http, origin: string | null) {
    this.http = http
    this.origin = origin
  }

  async send(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.http.inject({
      method,
      url,
      remoteAddress: this.address,
      ...(payload && { payload }),
      headers: {
        ...(cookie && { cookie }),
        ...(this.origin && { origin: this.origin, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
    })
    const setCookies = [response.headers['set-cookie'] ?? []].flat()
    for (const line of setCookies) this.keep(line)
    const body = Answer.parse(JSON.parse(response.body))
    return { status: response.statusCode, body, text: response.body, headers: response.headers, setCookies }
  }

  post = (path: string, body?: object, headers?: Record<string, string>) =>
    this.send('POST', `/auth/v1${path}`, body, headers)
  get = (path: string, headers?: Record<string, string>) =>
    this.send('GET', `/auth/v1${path}`, undefined, headers)
  viewer = async (headers?: Record<string, string>) =>
    (await this.send('GET', '/functions/v1/me', undefined, headers)).body.viewer

  private keep(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /max-age=0/i.test(line)) this.jar.delete(name)
    else this.jar.set(name, value)
  }
}

export const PASSWORD = 'Correct-horse-9'
export const OTHER_PASSWORD = 'Another-horse-10'

export const aSignUp = (email: string, changes: Partial<EmailSignUp> = {}): EmailSignUp => ({
  email,
  password: PASSWORD,
  data: {
    full_name: 'Amara Okafor',
    gender: 'Female',
    date_of_birth: '1995-04-12',
    country_of_residence: 'NG',
    agreed_to_terms: true,
  },
  ...changes,
})

export const aPhoneSignUp = (phone_number: string, changes: Partial<PhoneSignUp> = {}): PhoneSignUp => ({
  phone_number,
  country_code: 'GH',
  data: { ...aSignUp('').data, full_name: 'Kofi Mensah', gender: 'Male', country_of_residence: 'GH' },
  ...changes,
})

export async function aPhoneMember(server: TestServer, phone: string) {
  const browser = server.browser()
  await browser.post('/sign-up/phone', aPhoneSignUp(phone))
  const { body } = await browser.post('/verify-phone', {
    phone_number: phone,
    code: server.smsCodeFor(phone),
  })
  return { browser, id: body.data?.user?.id ?? '' }
}

export async function aConfirmedMember(server: TestServer, email: string, password = PASSWORD) {
  const browser = server.browser()
  await browser.post('/sign-up/email', aSignUp(email, { password }))
  const { body } = await browser.post('/exchange-code', { code: server.codeFor(email) })
  return { browser, id: body.data?.user?.id ?? '' }
}

export const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post('/sign-in/email', { email, password })

export const signInForToken = (server: TestServer, email: string, password = PASSWORD) =>
  server.program().post('/sign-in/email', { email, password, return_token: true })

/** A member with a second factor; `appCode` advances the clock to the next code and returns it. */
export async function aMemberWithFactor(server: TestServer, email: string) {
  const member = await aConfirmedMember(server, email)
  const enrolled = await member.browser.post('/enrol-second-factor', {})
  const secret = enrolled.body.data?.secret ?? ''
  const appCode = () => {
    server.clock.forward(30_000)
    return totp(secret, server.clock.now())
  }
  const confirmed = await member.browser.post('/confirm-second-factor', { code: appCode() })
  return { ...member, secret, appCode, recoveryCodes: confirmed.body.data?.recovery_codes ?? [] }
}
