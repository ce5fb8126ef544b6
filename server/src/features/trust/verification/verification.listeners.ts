import type { App } from '../../../platform/app.ts'
import { approvedEmail, callEmail, rejectedEmail } from './emails.ts'
import './verification.events.ts'
import { endByBan, mailedVerification, restoreBadge } from './verification.queries.ts'

/** A change of main photo, gender or date of birth ends the badge by triggers in `0016_verification.sql`. */
export function verificationListeners(app: App): void {
  app.outbox.listen('verification.mail', {
    'verification.decided': ({ verification_id }) => mailDecision(app, verification_id),
    'verification.call_arranged': ({ verification_id }) => mailCall(app, verification_id),
  })
  app.outbox.listen('verification.bans', {
    'decision.applied': async ({ decision_id, member_id, step }) => {
      if (step === 'banned') await endByBan(app.db, member_id, decision_id)
    },
    'decision.lifted': async ({ decision_id }) =>
      void (await restoreBadge(app.db, decision_id, app.clock.now())),
  })
}

async function mailDecision({ db, mail, config }: App, id: string): Promise<void> {
  const about = await mailedVerification(db, id)
  if (!about?.email) return // the app shows the decision as well
  const { name, language, email, kind, outcome, reason, badge } = about
  const link = verificationPage(config)
  if (reason) await mail.send({ to: email, ...rejectedEmail(language, name, { kind, reason, badge }, link) })
  else if (outcome) await mail.send({ to: email, ...approvedEmail(language, name, kind) })
}

/** A retry may run after the decision, which has its own mail. */
async function mailCall({ db, mail, config }: App, id: string): Promise<void> {
  const about = await mailedVerification(db, id)
  if (!about?.email || about.outcome) return
  await mail.send({
    to: about.email,
    ...callEmail(about.language, about.name, verificationPage(config)),
  })
}

const verificationPage = ({ publicUrl }: App['config']) => `${publicUrl}/verification`
