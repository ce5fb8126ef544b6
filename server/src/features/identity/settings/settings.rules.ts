import type { Settings, SettingsChange } from '@ndoa/contract/identity/settings'
import type { App } from '../../../platform/app.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { lockAnswers } from '../answers/index.ts'
import { changeConsents } from './consents.queries.ts'
import { changeSettings, settingsOf } from './settings.queries.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'settings.changed': { user_id: string }
  }
}

/** @throws `settings.second_factor`, because only the enrolment can turn the second factor on or off */
export function saveSettings(app: App, userId: string, change: SettingsChange): Promise<Settings> {
  const { two_factor_enabled, ...stored } = change
  return transaction(app, async (tx) => {
    if (stored.marketing_emails !== undefined) await lockAnswers(tx, userId) // same lock order as a deletion
    const before = await settingsOf(tx, userId)
    if (two_factor_enabled !== undefined && two_factor_enabled !== before.two_factor_enabled)
      throw fail('settings.second_factor')
    const now = app.clock.now()
    if (!(await changeSettings(tx, userId, stored, now))) return before
    if (stored.marketing_emails !== undefined)
      await changeConsents(tx, userId, { marketing: stored.marketing_emails }, now)
    await emit(tx, 'settings.changed', { user_id: userId })
    return settingsOf(tx, userId)
  })
}
