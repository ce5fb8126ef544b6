import type { Language } from '@ndoa/contract/languages'
import { addressBlock } from '../../../../platform/address.ts'
import type { App } from '../../../../platform/app.ts'
import { tryConsume } from '../../../../platform/limits.ts'
import { saveConsents } from '../../../identity/settings/index.ts'
import { fail } from '../../../shared/failures.ts'
import { languageOf, refuseByMail } from '../choices.queries.ts'
import type { Mailing } from './token.ts'

/** Counted per member, because many members' mail programs share an IP address; invalid links count per address. */
const UNSUBSCRIBES = { max: 60, per: '1 hour' }

export const unsubscribeLink = (app: App, userId: string, mailings: readonly Mailing[]): string =>
  `${app.config.publicUrl}/mail/v1/unsubscribe?token=${app.deliveries.tokens.make(userId, mailings, app.clock.now())}`

/** A repeat changes nothing. @throws request.not_found for a forged or expired link; request.too_many */
export async function unsubscribe(app: App, token: string, address: string): Promise<void> {
  const link = app.deliveries.tokens.read(token, app.clock.now())
  const wait = await tryConsume(app.db, `unsubscribe ${link?.userId ?? addressBlock(address)}`, UNSUBSCRIBES)
  if (wait !== null) throw fail('request.too_many', { retry_after: wait })
  if (!link) throw fail('request.not_found')
  const { userId, mailings } = link
  if (!(await languageOf(app.db, userId))) return
  if (mailings.includes('weekly')) await saveConsents(app, userId, { marketing: false })
  const kinds = mailings.filter((mailing) => mailing !== 'weekly')
  await refuseByMail(app.db, userId, kinds)
}

/** @returns undefined for an invalid link or a member who has left */
export async function readerOf(app: App, token: string): Promise<Language | undefined> {
  const link = app.deliveries.tokens.read(token, app.clock.now())
  return link ? languageOf(app.db, link.userId) : undefined
}
