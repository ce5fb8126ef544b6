import { randomUUID } from 'node:crypto'
import type { Language } from '@ndoa/contract/languages'
import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { Notice } from '@ndoa/contract/support'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { transaction } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { emailTemplate } from '../email-template.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { waitInFlood } from './floods.ts'
import { sendReceipt } from './receipts.ts'
import { wordsIn } from './words/index.ts'

const LIMIT = { max: 20, per: '1 hour' }

/**
 * Takes a notice from anybody and acknowledges it, where there is an address to answer to.
 * @throws request.too_many after twenty in an hour from one address, and above `LIMIT_NOTICES` from all together
 * after one in an hour from each network
 */
export async function receiveNotice(
  app: App,
  notice: Notice,
  address: string,
  language: Language,
): Promise<void> {
  const wait = await tryConsume(app.db, `notices ${addressBlock(address)}`, LIMIT)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyNotices, wait)
  const waitForAll = await waitInFlood(app.db, 'notices', app.config.limits.notices, address)
  if (waitForAll !== null) throw fail('request.too_many', { retry_after: waitForAll })
  const now = app.clock.now()
  const id = randomUUID()
  await transaction(app, async (tx) => {
    const case_id = await openCase(tx, { kind: 'notice', hours: REPORT_DUE_HOURS[notice.reason], now })
    const sealed = app.cases.encryption.encrypt(JSON.stringify(notice), id)
    await tx.insertInto('notices').values({ id, case_id, sealed, language, created_at: now }).execute()
  })
  if (notice.email)
    await sendReceipt(app, notice.email, await emailTemplate(wordsIn(language).notice, language))
}
