import type { Consents, ConsentsChange } from '@ndoa/contract/settings'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { type Answers, countAnswerChanges, lockAnswers } from '../answers/index.ts'
import { tooManyInFields } from '../limits.ts'
import { changeConsents, consentsOf } from './consents.queries.ts'
import { changeSettings, settingsOf } from './settings.queries.ts'

/**
 * Gives or withdraws consents. It acts on the next call of anybody: what the profile says of them follows in the same
 * transaction (migration 0033), and the index of members follows the profile. Marketing is a setting as well: one
 * choice in two places, both written here and in `saveSettings`.
 * @throws `request.too_many` when answers would be shown and hidden in turn; withdrawing is always possible
 */
export function saveConsents(app: App, userId: string, change: ConsentsChange): Promise<Consents> {
  return transaction(app, async (tx) => {
    const now = app.clock.now()
    const before = await lockAnswers(tx, userId) // first, as a deletion does
    if (change.marketing !== undefined) {
      await settingsOf(tx, userId) // a member without settings gets them
      if (await changeSettings(tx, userId, { marketing_emails: change.marketing }, now))
        await emit(tx, 'settings.changed', { user_id: userId })
    }
    await changeConsents(tx, userId, change, now)
    if (before) await countAgainstLimit(app, tx, before, now)
    return consentsOf(tx, userId)
  })
}

/** An answer that is hidden and shown again changes whom a member meets, as another answer does. */
async function countAgainstLimit({ config }: App, tx: Tx, before: Answers, now: Date): Promise<void> {
  const after = await lockAnswers(tx, before.user_id)
  const refused = after ? await countAnswerChanges(tx, before, after, config.limits.answers, now) : []
  if (refused.length > 0) throw tooManyInFields(refused)
}
