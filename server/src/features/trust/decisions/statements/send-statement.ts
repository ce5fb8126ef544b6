import type { StatementWords } from '@ndoa/contract/trust/statements'
import type { App } from '../../../../platform/app.ts'
import { createNotifications } from '../../../notifications/in-app/index.ts'
import { emailTemplate } from '../../../shared/email-template.ts'
import '../decisions.events.ts'
import { wordsIn } from '../words.ts'
import { takeStatementToSend } from './statements.queries.ts'

/** Ignores mail settings, since the statement concerns the account itself. */
export async function sendStatement(app: App, id: string): Promise<void> {
  const now = app.clock.now()
  const memberId = await app.db.transaction().execute(async (tx) => {
    const statement = await takeStatementToSend(tx, id, now)
    if (!statement) return null
    const words = JSON.parse(app.cases.encryption.decrypt(statement.sealed, id)) as StatementWords
    const { email, phone, name, language } = statement
    const { statementMail, statementText } = wordsIn(language)
    const mail = statementMail(name, words, `${app.config.publicUrl}/settings?tab=privacy`)
    const isMailed =
      email !== null && (await app.mail.send({ to: email, ...emailTemplate(mail, language) }, tx))
    if (!isMailed && phone) await app.sms.send(phone, statementText, { tx })
    return statement.member_id
  })
  if (memberId)
    await createNotifications(app, [
      { user_id: memberId, about: 'statement', occasion: `statement ${id}`, at: now },
    ])
}
