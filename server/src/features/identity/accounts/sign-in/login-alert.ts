import type { Language } from '@ndoa/contract/languages'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../../platform/app.ts'
import { momentIn } from '../../../shared/languages.ts'
import { countryOfAddress, labelsOf } from '../../reference/index.ts'
import { confirmedChannelsOf, wantsLoginAlerts } from '../accounts.queries.ts'
import type { AuthContext } from '../auth-context.ts'
import { type SignIn, signedInOn } from '../notices.ts'
import { sendNotice } from '../send-notice.ts'
import { describeDevice, deviceOf } from '../sessions/device.ts'

export async function alertNewDevice(
  auth: AuthContext,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const { app } = auth
  try {
    if (!(await wantsLoginAlerts(app.db, userId))) return
    const member = await confirmedChannelsOf(app.db, userId)
    const signIn = await describeSignIn(app, request, member.language)
    await sendNotice(auth, member, signedInOn(signIn))
  } catch (error) {
    app.log.error({ err: error }, 'a login alert was not sent') // the sign-in still succeeds
  }
}

async function describeSignIn(
  app: App,
  { headers, ip }: FastifyRequest,
  language: Language,
): Promise<SignIn> {
  const country = await countryOfAddress(ip)
  const place = country ? (await labelsOf(app, language)).country(country) : null
  const device = describeDevice(language, deviceOf(headers['user-agent'] ?? null))
  return { device, place, moment: `${momentIn(language, app.clock.now())} UTC` }
}
