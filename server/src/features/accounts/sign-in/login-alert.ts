import type { Language } from '@ndoa/contract/languages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/app.ts'
import { momentIn } from '../../languages.ts'
import { countryOfAddress, labelsOf } from '../../reference/index.ts'
import type { AuthContext } from '../auth-context.ts'
import { type SignIn, signedInOn } from '../notices.ts'
import { reachedBy, sendNotice } from '../send-notice.ts'
import { deviceInWords, deviceOf } from '../sessions/device.ts'

/** Sends an alert about a sign-in on a new device to a member who wants it (setting `login_alerts`). */
export async function alertNewDevice(
  auth: AuthContext,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const { app } = auth
  try {
    if (!(await wantsLoginAlerts(app, userId))) return
    const member = await reachedBy(app, userId)
    const signIn = await signInInWords(app, request, member.language)
    await sendNotice(auth, member, signedInOn(signIn))
  } catch (error) {
    app.log.error({ err: error }, 'a login alert was not sent') // the sign-in succeeds all the same
  }
}

/** Suspended members get only mail about their suspension (docs/access-matrix.md, section 5). */
async function wantsLoginAlerts({ db }: App, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select('settings.login_alerts')
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && row.login_alerts !== false
}

async function signInInWords(app: App, { headers, ip }: FastifyRequest, language: Language): Promise<SignIn> {
  const country = await countryOfAddress(ip)
  const place = country ? (await labelsOf(app, language)).country(country) : null
  const device = deviceInWords(language, deviceOf(headers['user-agent'] ?? null))
  return { device, place, moment: `${momentIn(language, app.clock.now())} UTC` }
}
