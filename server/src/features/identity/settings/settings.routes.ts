import { settingsCalls } from '@ndoa/contract/identity/settings'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { saveLanguage } from '../accounts/index.ts'
import { consentsOf } from './consents.queries.ts'
import { saveConsents } from './consents.rules.ts'
import { settingsOf } from './settings.queries.ts'
import { saveSettings } from './settings.rules.ts'

const { getSettings, updateSettings, getConsents, updateConsents, setLanguage } = calls(settingsCalls)

export const settingsRoutes = {
  contract: settingsCalls,
  handlers: {
    getSettings: getSettings.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await settingsOf(app.db, viewer.id))
    }),
    updateSettings: updateSettings.handler(async ({ input, context: { app, viewer } }) => {
      if (input.query.user_id !== viewer.id) throw fail('request.denied')
      return ok(await saveSettings(app, viewer.id, input.body))
    }),
    getConsents: getConsents.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await consentsOf(app.db, viewer.id))
    }),
    updateConsents: updateConsents.handler(async ({ input, context: { app, viewer } }) => {
      if (input.query.user_id !== viewer.id) throw fail('request.denied')
      return ok(await saveConsents(app, viewer.id, input.body))
    }),
    setLanguage: setLanguage.handler(async ({ input, context: { app, viewer } }) => {
      if (input.query.user_id !== viewer.id) throw fail('request.denied')
      return ok(await saveLanguage(app.db, viewer.id, input.body.language))
    }),
  },
}
