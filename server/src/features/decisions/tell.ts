import type { StatementWords } from '@ndoa/contract/statements'
import type { App } from '../../platform/app.ts'
import { emailTemplate } from '../email-template.ts'
import { createNotifications } from '../notifications/index.ts'
import './decisions.events.ts'
import { writePauseStatement } from './pause-statement.ts'
import { reportersOf, takeStatementToSend } from './statements.queries.ts'
import { wordsIn } from './words/index.ts'

/** Tells the person about whom something was decided, and those who reported them. */
export function decisionListeners(app: App): void {
  app.outbox.listen('decisions.statements', {
    'statement.written': ({ statement_id }) => sendStatement(app, statement_id),
  })
  app.outbox.listen('decisions.pauses', {
    'member.paused': (paused) => writePauseStatement(app, paused),
  })
  app.outbox.listen('decisions.reporters', {
    'case.closed': ({ case_id }, at) => tellReporters(app, case_id, at),
    'appeal.decided': ({ appeal_id }, at) => tellAppellant(app, appeal_id, at),
  })
}

/** In the app, and by mail whatever the settings for mails say: it is about the account itself. */
async function sendStatement(app: App, id: string): Promise<void> {
  const now = app.clock.now()
  const memberId = await app.db.transaction().execute(async (tx) => {
    const statement = await takeStatementToSend(tx, id, now)
    if (!statement) return null
    const words = JSON.parse(app.cases.encryption.decrypt(statement.sealed, id)) as StatementWords
    const { email, phone, name, language } = statement
    const { statementMail, statementText } = wordsIn(language)
    const mail = statementMail(name, words, `${app.config.publicUrl}/settings?tab=privacy`)
    const isMailed =
      email !== null && (await app.mail.send({ to: email, ...(await emailTemplate(mail, language)) }, tx))
    if (!isMailed && phone) await app.sms.send(phone, statementText)
    return statement.member_id
  })
  if (memberId)
    await createNotifications(app, [
      { user_id: memberId, about: 'statement', occasion: `statement ${id}`, at: now },
    ])
}

async function tellReporters(app: App, caseId: string, at: Date): Promise<void> {
  const reporters = await reportersOf(app.db, caseId)
  await createNotifications(
    app,
    reporters.map((user_id) => ({
      user_id,
      about: 'report',
      occasion: `case ${caseId} ${at.toISOString()}`,
      at: app.clock.now(),
    })),
  )
}

async function tellAppellant(app: App, appealId: string, at: Date): Promise<void> {
  const appeal = await app.db
    .selectFrom('appeals')
    .select('member_id')
    .where('id', '=', appealId)
    .executeTakeFirst()
  if (!appeal?.member_id) return
  await createNotifications(app, [
    { user_id: appeal.member_id, about: 'report', occasion: `appeal ${appealId}`, at },
  ])
}
