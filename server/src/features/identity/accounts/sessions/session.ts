import type { Session } from '@ndoa/contract/identity/accounts'
import { shownNameOf } from '@ndoa/contract/shown-names'
import { ok } from '../../../../platform/calls.ts'
import type { Db } from '../../../../platform/db.ts'
import type { OwnCall, SignInCall } from '../auth-context.ts'
import { recordSecurityEvent } from '../security-log.queries.ts'
import { originOf } from '../security-log.ts'
import { SESSION_IDLE } from './cookies.ts'
import { accountOf, endSessionWith } from './sessions.queries.ts'
import { tokenHash } from './tokens.ts'
import { tokenOf } from './viewer.ts'

export async function getSession({ app, auth: { cookies }, viewer, request, reply }: OwnCall) {
  const token = tokenOf(request, cookies)
  if (token && request.headers.authorization === undefined)
    cookies.write(reply, 'session_token', token, SESSION_IDLE)
  return ok(await sessionOf(app.db, viewer.id))
}

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

export const endSessionOf = (db: Db, token: string): Promise<string | undefined> =>
  endSessionWith(db, tokenHash(token))

export async function sessionOf(db: Db, userId: string): Promise<Session> {
  const { shown_name, ...user } = await accountOf(db, userId)
  const { email_confirmed_at, phone_confirmed_at, confirmed_at, suspended_at, suspended_until } = user
  return {
    user: {
      ...user,
      display_name: shownNameOf(user.name, shown_name ?? undefined),
      email_confirmed_at: moment(email_confirmed_at),
      phone_confirmed_at: moment(phone_confirmed_at),
      confirmed_at: moment(confirmed_at),
      suspended_at: moment(suspended_at),
      suspended_until: moment(suspended_until),
    },
  }
}

const moment = (at: Date | string | null) => at && new Date(at).toISOString()
