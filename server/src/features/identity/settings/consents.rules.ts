import type { Consents, ConsentsChange } from '@ndoa/contract/identity/settings'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { tooManyInFields } from '../../shared/limits.ts'
import { type Answers, countAnswerChanges, lockAnswers } from '../answers/index.ts'
import { changeConsents, consentsOf } from './consents.queries.ts'
import { changeSettings, settingsOf } from './settings.queries.ts'

/**
 * The trigger `note_consent` updates the profile in this transaction. Marketing is both a consent and a setting, so
 * this function and `saveSettings` each write both.
 * @throws `request.too_many` if answers are shown and hidden too often; consent can always be withdrawn
 */
export function saveConsents(app: App, userId: string, change: ConsentsChange): Promise<Consents> {
  return transaction(app, async (tx) => {
    const now = app.clock.now()
    const before = await lockAnswers(tx, userId) // same lock order as a deletion
    if (change.marketing !== undefined) {
      await settingsOf(tx, userId) // inserts missing settings
      if (await changeSettings(tx, userId, { marketing_emails: change.marketing }, now))
        await emit(tx, 'settings.changed', { user_id: userId })
    }
    await changeConsents(tx, userId, change, now)
    if (before) await countAgainstLimit(app, tx, before, now)
    return consentsOf(tx, userId)
  })
}

/** Hiding and then showing an answer again changes whom a member meets, so it counts as a change. */
async function countAgainstLimit({ config }: App, tx: Tx, before: Answers, now: Date): Promise<void> {
  const after = await lockAnswers(tx, before.user_id)
  const refused = after ? await countAnswerChanges(tx, before, after, config.limits.answers, now) : []
  if (refused.length > 0) throw tooManyInFields(refused)
}
