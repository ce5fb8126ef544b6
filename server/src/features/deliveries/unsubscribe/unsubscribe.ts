import type { Language } from '@ndoa/contract/languages'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import { saveConsents } from '../../settings/index.ts'
import { refuseByMail } from '../choices.queries.ts'
import type { Mailing } from './token.ts'

/** Per member, or per address for links that are made up or have ended: mail programs of many members share an address. */
const LIMIT = { max: 60, per: '1 hour' }

/** Turns these mails off where it is pressed, in a mail program or on the page behind it. */
export const unsubscribeLink = (app: App, userId: string, mailings: readonly Mailing[]): string =>
  `${app.config.publicUrl}/mail/v1/unsubscribe?token=${app.deliveries.tokens.make(userId, mailings, app.clock.now())}`

/**
 * Turns off what a link in a mail names. Again changes nothing; a member who is gone gets no mail anyway.
 * @throws request.not_found for a link that we have not made, or that has ended
 * @throws request.too_many after sixty in an hour, for one member or from one address that has no link of ours
 */
export async function unsubscribe(app: App, token: string, address: string): Promise<void> {
  const named = app.deliveries.tokens.read(token, app.clock.now())
  const wait = await tryConsume(app.db, `unsubscribe ${named?.userId ?? addressBlock(address)}`, LIMIT)
  if (wait !== null) throw fail('request.too_many', { retry_after: wait })
  if (!named) throw fail('request.not_found')
  const { userId, mailings } = named
  if (!(await languageOf(app, userId))) return
  if (mailings.includes('weekly')) await saveConsents(app, userId, { marketing: false })
  const kinds = mailings.filter((mailing) => mailing !== 'weekly')
  await refuseByMail(app.db, userId, kinds)
}

/** Of the member whom a link was sent to; undefined for no link of ours, or a member who is gone. */
export async function readerOf(app: App, token: string): Promise<Language | undefined> {
  const named = app.deliveries.tokens.read(token, app.clock.now())
  return named ? languageOf(app, named.userId) : undefined
}

const languageOf = async ({ db }: App, userId: string) =>
  (
    await db
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .$narrowType<{ language: Language }>()
      .executeTakeFirst()
  )?.language
