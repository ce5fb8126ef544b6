import { BRAND } from '@ndoa/contract/brand'
import type { EnrolmentSecret } from '@ndoa/contract/trust/staff'
import { ENROLMENT_HOURS } from '@ndoa/contract/trust/staff-rules'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import {
  hashPassword,
  isCommonPassword,
  newTotpSecret,
  refund,
  stepOf,
  tooManyTries,
  totpUri,
} from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from './audit/record-act.ts'
import { deleteEnrolment, lockEnrolment, setEnrolled, setEnrolmentSecret } from './enrolment.queries.ts'
import { ENROLMENTS_OF_ADDRESS } from './staff.limits.ts'
import { endSessionsOfStaff } from './staff-session.queries.ts'

interface Link {
  token: string
  email: string
}

/** The token follows the `#`, so that no server or log receives it. */
export const enrolmentUrl = (publicUrl: string, token: string): string => `${publicUrl}/staff/enrol#${token}`

export const sendEnrolment = ({ mail, config }: App, { token, email }: Link): Promise<boolean> =>
  mail.send({
    to: email,
    subject: `Set up your ${BRAND} staff account`,
    text: `An administrator asks you to set your password and your authenticator app:

${enrolmentUrl(config.publicUrl, token)}

The link works once, for ${ENROLMENT_HOURS} hours. Do not pass it on.`,
  })

/**
 * Each call replaces the secret, so an earlier reader of the link can't know the final one.
 * @throws staff.enrolment_over, accounts.too_many_tries
 */
export async function openEnrolment(app: App, address: string, link: Link): Promise<EnrolmentSecret> {
  return withAttemptLimit(app, address, () =>
    app.db.transaction().execute(async (tx) => {
      const person = await lockEnrolment(tx, link, app.clock.now())
      if (!person) throw fail('staff.enrolment_over')
      const totp_secret = newTotpSecret()
      await setEnrolmentSecret(tx, person.id, app.staff.secrets.encrypt(totp_secret, person.id))
      return { totp_secret, totp_uri: totpUri(totp_secret, person.email) }
    }),
  )
}

/** @throws staff.enrolment_over, staff.wrong_code, accounts.password_common, accounts.too_many_tries */
export async function enrol(
  app: App,
  address: string,
  { password, code, ...link }: Link & { password: string; code: string },
): Promise<void> {
  const { db, clock, staff } = app
  if (isCommonPassword(password, link.email)) throw fail('accounts.password_common')
  await withAttemptLimit(app, address, async () => {
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const person = await lockEnrolment(tx, link, now)
      if (!person?.totp_secret) throw fail('staff.enrolment_over')
      const { id, totp_secret } = person
      const totp_step = stepOf(staff.secrets.decrypt(totp_secret, id), code, now)
      if (totp_step === null) throw fail('staff.wrong_code')
      await deleteEnrolment(tx, id)
      await endSessionsOfStaff(tx, id)
      await setEnrolled(tx, id, { password_hash, totp_secret, totp_step })
      await recordAct(tx, { act: 'staff_enrolled', at: now, by: id, subject: { kind: 'staff', id } })
    })
  })
  await app.mail.send({
    to: link.email,
    subject: `Your ${BRAND} staff account is set up`,
    text: 'Password and authenticator app were set by the link that we sent you. If that was not you, tell an administrator now.',
  })
}

async function withAttemptLimit<Result>(
  { db }: App,
  address: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const key = `staff-enrolment ${addressBlock(address)}`
  const wait = await tryConsume(db, key, ENROLMENTS_OF_ADDRESS)
  if (wait !== null) throw tooManyTries('accounts.too_many_tries', wait)
  const result = await act()
  await refund(db, key)
  return result
}
