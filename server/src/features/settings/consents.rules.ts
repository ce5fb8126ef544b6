import type { Consents, ConsentsChange } from '@ndoa/contract/settings'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { changeConsents, consentsOf } from './consents.queries.ts'
import { changeSettings, settingsOf } from './settings.queries.ts'

/**
 * Gives or withdraws consents. It acts on the next call of anybody: what the profile says of them follows in the same
 * transaction (migration 0033), and the index of members follows the profile. Marketing is a setting as well: one
 * choice in two places, both written here and in `saveSettings`.
 */
export function saveConsents(app: App, userId: string, change: ConsentsChange): Promise<Consents> {
  return transaction(app, async (tx) => {
    const now = app.clock.now()
    if (change.marketing !== undefined) {
      await settingsOf(tx, userId) // a member without settings gets them
      if (await changeSettings(tx, userId, { marketing_emails: change.marketing }, now))
        await emit(tx, 'settings.changed', { user_id: userId })
    }
    await changeConsents(tx, userId, change, now)
    return consentsOf(tx, userId)
  })
}
