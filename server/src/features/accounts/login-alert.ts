import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { countryOfAddress, labelsOf } from '../reference/index.ts'
import { deviceInWords, deviceOf } from './device.ts'
import { newDeviceLetter } from './letters.ts'

/** Tells a member who wants to know (setting `login_alerts`) that somebody signed in on a device of theirs, or not theirs. */
export async function alertOfNewDevice(app: App, request: FastifyRequest, userId: string): Promise<void> {
  try {
    const member = await whoWantsToKnow(app, userId)
    if (!member) return
    const settings = `${app.config.publicUrl}/settings`
    const words = await signInInWords(app, request)
    await app.mail.send({ to: member.email, ...newDeviceLetter(member.name, words, settings) })
  } catch (error) {
    app.log.error({ err: error }, 'a login alert was not sent') // and the member is in all the same
  }
}

async function whoWantsToKnow({ db }: App, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select(['users.name', 'users.email', 'settings.login_alerts'])
    .where('users.id', '=', userId)
    .where('users.email_verified', '=', true)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  return row?.email && row.login_alerts !== false ? { name: row.name, email: row.email } : null
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

async function signInInWords(app: App, { headers, ip }: FastifyRequest) {
  const country = await countryOfAddress(ip)
  const place = country && (await labelsOf(app)).country(country)
  const device = deviceInWords(deviceOf(headers['user-agent'] ?? null))
  return [device, place, `${WHEN.format(app.clock.now())} UTC`].filter(Boolean).join(', ')
}
