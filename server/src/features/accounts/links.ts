import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from '../../platform/address.ts'
import { ok } from '../../platform/calls.ts'
import { fail } from '../failures.ts'
import { takeOrFail } from './accounts.limits.ts'
import { signIns } from './accounts.metrics.ts'
import { enter } from './entering.ts'
import { sendWayIn, useLink } from './mail-codes.ts'
import { inNeutralTime } from './neutral-time.ts'
import { readCode, readEmail } from './requests.ts'
import { tokenHash } from './tokens.ts'
import type { Ways } from './ways.ts'

/** Mails a link that signs in. */
export const askSignInLink = (ways: Ways, request: FastifyRequest) => askLink(ways, request, 'sign-in')
/** Mails a link that signs in and leads on to a new password. */
export const askReset = (ways: Ways, request: FastifyRequest) => askLink(ways, request, 'reset')

/** The answer, and its time, are the same for every address; so are the limits. */
async function askLink({ app, config }: Ways, request: FastifyRequest, purpose: 'sign-in' | 'reset') {
  const email = readEmail(request)
  const key = `${purpose} ${tokenHash(email)}`
  await takeOrFail(app.db, `codes ${addressBlock(request.ip)}`, config.LIMIT_CODES)
  await takeOrFail(app.db, `link minute ${key}`, config.LIMIT_LINK)
  await takeOrFail(app.db, `link hour ${key}`, config.LIMIT_LINK_HOUR)
  await inNeutralTime(sendWayIn(app, purpose, email))
  return ok(null)
}

/** Takes the code of a mailed link, whatever the link was for, and signs in. */
export async function exchangeCode(ways: Ways, request: FastifyRequest, reply: FastifyReply) {
  const used = await useLink(ways.app, readCode(request))
  if (!used) {
    signIns.inc({ way: 'link', outcome: 'refused' }) // nobody's: there is no account to record it for
    throw fail('accounts.link_invalid')
  }
  if (used.first) await completeConfirmed(ways, used.userId)
  return enter(ways, request, reply, used.userId, { purpose: used.purpose, first: used.first })
}

/** Who was confirmed stays so: what fails now is made good later, and must not hide that. */
export const completeConfirmed = ({ app, onConfirmed }: Ways, userId: string): Promise<void> =>
  onConfirmed(userId).catch((error: unknown) =>
    app.log.error({ err: error }, 'a confirmed sign-up was not completed'),
  )
