import type { VERIFICATION_REASONS } from '@ndoa/contract/choices'
import type { App } from '../../platform/app.ts'
import { approvedEmail, rejectedEmail } from './emails.ts'
import './verification.events.ts'
import { endByBan, restoreBadge } from './verification.queries.ts'

/** Tells the member by mail what was decided; with a ban the badge falls and what waits ends. */
export function verificationListeners(app: App): void {
  app.outbox.listen('verification.mail', {
    'verification.decided': ({ verification_id }) => mailDecision(app, verification_id),
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
  const decided = await db
    .selectFrom('verifications as v')
    .innerJoin('users as u', 'u.id', 'v.member_id')
    .select(['u.name', 'u.email', 'u.email_verified', 'v.reason'])
    .where('v.id', '=', id)
    .$narrowType<{ reason: (typeof VERIFICATION_REASONS)[number] | null }>()
    .executeTakeFirst()
  if (!decided?.email || !decided.email_verified) return // the app says it, too
  const { name, email, reason } = decided
  const words = reason ? rejectedEmail(name, reason, `${config.publicUrl}/verification`) : approvedEmail(name)
  await mail.send({ to: email, ...(await words) })
}
