import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth'
import type { App } from '../../platform/app.ts'
import { admit } from './admission.ts'
import { SESSION_IDLE, type Cookies } from './cookies.ts'
import { EMAIL_TAKEN, hashedTokenAdapter } from './hash-adapter.ts'
import { sessionOpener } from './open-session.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/accounts'

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth, on our tables. Its own addresses are not served: `accounts.routes.ts` calls the few of its functions
 * that the product offers, so that a new version cannot open a door by itself.
 */
export function createAuth(app: App, cookies: Cookies, secret: string) {
  return betterAuth({
    appName: 'Ndoa',
    baseURL: app.config.publicUrl,
    basePath: '/auth/v1',
    secret,
    database: hashedTokenAdapter(app.pool),
    telemetry: { enabled: false },
    rateLimit: { enabled: false }, // ours count per account, see accounts.limits.ts
    logger: { level: 'error', log: (_level, message) => app.log.error({ library: 'better-auth' }, message) },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: cookies.prefix,
      useSecureCookies: false, // the library's prefix would be __Secure-; ours is in cookiePrefix
      defaultCookieAttributes: { secure: cookies.secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
    user: {
      additionalFields: {
        signUpData: { type: 'json', required: false, returned: false },
        confirmedAt: { type: 'date', required: false, input: false },
        suspendedAt: { type: 'date', required: false, input: false },
        deactivatedAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_IDLE,
      additionalFields: {
        secondFactor: { type: 'boolean', required: false, input: false },
        place: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      // The library would answer a taken address with a made-up member, after hashing. The specification says it is taken.
      customSyntheticUser: () => {
        throw new APIError('CONFLICT', { code: EMAIL_TAKEN })
      },
    },
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: await admit(app, session) }) } },
    },
    plugins: [sessionOpener()],
  })
}
