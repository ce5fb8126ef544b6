import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { giveBack, takeOrFail } from './accounts.limits.ts'
import { enter } from './entering.ts'
import { isKnownDevice } from './known-devices.ts'
import { DECOY, verifyPassword } from './passwords.ts'
import { readSignIn } from './requests.ts'
import { noteRefusedSignIn } from './security-log.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** Signs in with e-mail and password. Every try is counted before it is judged, so that tries at once cannot slip by. */
export async function signIn(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const { app, config, cookies } = ways
  const { email, password } = readSignIn(request)
  const member = await memberWith(app.db, email)
  const known = isKnownDevice(cookies, request, member?.id)
  const key = `sign-in ${known ? 'known ' : ''}${tokenHash(email)}`
  const limit = known ? config.LIMIT_SIGN_IN_KNOWN : config.LIMIT_SIGN_IN
  await takeOrFail(app.db, key, limit, 'accounts.too_many_tries')
  // An account that does not exist, or has no password, is as much work to refuse as a wrong password.
  const right = await verifyPassword({ hash: member?.password ?? (await DECOY), password })
  if (!member?.password || !right) {
    noteRefusedSignIn(ways, request, 'password', member)
    throw fail('accounts.wrong_credentials')
  }
  await giveBack(app.db, key)
  return enter(ways, request, reply, member.id, { passwordHash: member.password })
}

const memberWith = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.user_id', '=', 'users.id').on('accounts.provider_id', '=', 'credential'),
    )
    .select(['users.id', 'accounts.password'])
    .where('users.email', '=', email)
    .executeTakeFirst()
