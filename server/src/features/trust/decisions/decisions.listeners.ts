import type { App } from '../../../platform/app.ts'
import { createNotifications } from '../../notifications/in-app/index.ts'
import './decisions.events.ts'
import { notifyBannedContacts } from './bans/contacts-notice.ts'
import { sendStatement } from './statements/send-statement.ts'
import { appellantOf, reportersOf } from './statements/statements.queries.ts'
import { writeStopStatement } from './statements/write-statement.ts'

export function decisionListeners(app: App): void {
  app.outbox.listen('decisions.contacts', {
    'contacts_notice.due': ({ decision_id }) => notifyBannedContacts(app, decision_id),
  })
  app.outbox.listen('decisions.statements', {
    'statement.written': ({ statement_id }) => sendStatement(app, statement_id),
  })
  app.outbox.listen('decisions.pauses', {
    'member.paused': (stopped) => writeStopStatement(app, stopped),
  })
  app.outbox.listen('decisions.reporters', {
    'case.closed': ({ case_id }, at) => notifyReporters(app, case_id, at),
    'appeal.decided': ({ appeal_id }, at) => notifyAppellant(app, appeal_id, at),
  })
}

async function notifyReporters(app: App, caseId: string, at: Date): Promise<void> {
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

async function notifyAppellant(app: App, appealId: string, at: Date): Promise<void> {
  const user_id = await appellantOf(app.db, appealId)
  if (!user_id) return
  await createNotifications(app, [{ user_id, about: 'report', occasion: `appeal ${appealId}`, at }])
}
