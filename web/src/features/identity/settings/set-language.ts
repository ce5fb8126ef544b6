import type { settingsCalls } from '@ndoa/contract/identity/settings'
import { settingsRoutes } from '@ndoa/contract/identity/settings-routes'
import type { Language } from '@ndoa/contract/languages'
import { clientOf } from '../../../lib/api/api.ts'

const api = clientOf<typeof settingsCalls>(settingsRoutes)

/** Applies to the app on all devices, and to the messages that we send. */
export const setLanguage = (userId: string, language: Language) =>
  api.setLanguage({ query: { user_id: userId }, body: { language } })
