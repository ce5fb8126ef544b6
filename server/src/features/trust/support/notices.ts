import { randomUUID } from 'node:crypto'
import type { Language } from '@ndoa/contract/languages'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { Notice } from '@ndoa/contract/trust/support'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { transaction } from '../../../platform/outbox.ts'
import { emailTemplate } from '../../shared/email-template.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { openCase } from '../cases/index.ts'
import { floodWait } from './floods.ts'
import { sendReceipt } from './receipts.ts'
import { NOTICES_OF_ADDRESS } from './support.limits.ts'
import { insertNotice } from './support.queries.ts'
import { wordsIn } from './words.ts'

/** @throws request.too_many after twenty an hour from one address; above `LIMIT_NOTICES` after one per network */
export async function receiveNotice(
  app: App,
  notice: Notice,
  address: string,
  language: Language,
): Promise<void> {
  const network = `notices ${addressBlock(address)}`
  const wait = await tryConsume(app.db, network, NOTICES_OF_ADDRESS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyNotices, wait)
  const waitForAll = await floodWait(app.db, 'notices', app.config.limits.notices, address, [network])
  if (waitForAll !== null) throw fail('request.too_many', { retry_after: waitForAll })
  const now = app.clock.now()
  const id = randomUUID()
  await transaction(app, async (tx) => {
    const case_id = await openCase(tx, { kind: 'notice', hours: REPORT_DUE_HOURS[notice.reason], now })
    const sealed = app.cases.encryption.encrypt(JSON.stringify(notice), id)
    await insertNotice(tx, { id, case_id, sealed, language, created_at: now })
  })
  if (notice.email) await sendReceipt(app, notice.email, emailTemplate(wordsIn(language).notice, language))
}
