import type { Session } from '@ndoa/contract/accounts'
import type { Language } from '@ndoa/contract/languages'
import { ok } from '../../../platform/calls.ts'
import type { Db } from '../../../platform/db.ts'
import type { OwnCall, SignInCall } from '../auth-context.ts'
import { originOf, recordSecurityEvent } from '../security-log.ts'
import { SESSION_IDLE } from './cookies.ts'
import { tokenHash } from './tokens.ts'
import { tokenOf } from './viewer.ts'

/** Who is signed in. The web app asks when it starts, and the answer extends the cookie. */
export async function getSession({ app, auth: { cookies }, viewer, request, reply }: OwnCall) {
  const token = tokenOf(request, cookies)
  if (token && request.headers.authorization === undefined)
    cookies.write(reply, 'session_token', token, SESSION_IDLE)
  return ok(await sessionOf(app.db, viewer.id))
}

/** Ends the session; the answer is the same when there was none. */
export async function signOut({ app, auth: { cookies }, request, reply }: SignInCall) {
  const token = tokenOf(request, cookies)
  if (token) {
    const origin = await originOf(request)
    await app.db.transaction().execute(async (tx) => {
      const user_id = await endSessionOf(tx, token)
      if (user_id)
        await recordSecurityEvent(tx, { user_id, kind: 'signed_out', created_at: app.clock.now(), ...origin })
    })
  }
  cookies.write(reply, 'session_token', '', 0)
  cookies.write(reply, 'sign_up', '', 0)
  reply.header('clear-site-data', '"cache"')
  return ok(null)
}

/** @returns the member of the session, undefined when there was none */
export async function endSessionOf(db: Db, token: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token', '=', tokenHash(token))
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** A member's own account, as they may see it. */
export async function sessionOf(db: Db, userId: string): Promise<Session> {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'name',
      'language',
      'email_confirmed_at',
      'phone_confirmed_at',
      'confirmed_at',
      'suspended_at',
      'suspended_until',
    ])
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  const { email_confirmed_at, phone_confirmed_at, confirmed_at, suspended_at, suspended_until } = user
  return {
    user: {
      ...user,
      email_confirmed_at: moment(email_confirmed_at),
      phone_confirmed_at: moment(phone_confirmed_at),
      confirmed_at: moment(confirmed_at),
      suspended_at: moment(suspended_at),
      suspended_until: moment(suspended_until),
    },
  }
}

const moment = (at: Date | string | null) => at && new Date(at).toISOString()
