import type { TranslationReport } from '@ndoa/contract/trust/support'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../shared/failures.ts'
import { TRANSLATIONS_OF_ADDRESS } from './support.limits.ts'

/** Stores nothing, because it needs no reply. @throws request.too_many after twenty an hour from one address */
export async function receiveTranslationReport(
  app: App,
  { language, page, details, better }: TranslationReport,
  address: string,
): Promise<void> {
  const wait = await tryConsume(app.db, `translations ${addressBlock(address)}`, TRANSLATIONS_OF_ADDRESS)
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
