import type { TranslationReport } from '@ndoa/contract/support'
import { addressBlock } from '../../platform/address.ts'
import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { fail } from '../failures.ts'

const LIMIT = { max: 20, per: '1 hour' }

/**
 * Mails to the operator which words read wrong. Nothing else is kept: nobody has to be answered.
 * @throws request.too_many after twenty in an hour from one address
 */
export async function receiveTranslationReport(
  app: App,
  { language, page, details, better }: TranslationReport,
  address: string,
): Promise<void> {
  const wait = await tryConsume(app.db, `translations ${addressBlock(address)}`, LIMIT)
  if (wait !== null) throw fail('request.too_many', { retry_after: wait })
  await app.mail.send({
    to: app.config.operatorEmail,
    subject: `Translation (${language})`,
    text: [
      `Page: ${page ?? 'unknown'}`,
      `What reads wrong: ${details}`,
      ...(better ? [`Better: ${better}`] : []),
    ].join('\n\n'),
  })
}
