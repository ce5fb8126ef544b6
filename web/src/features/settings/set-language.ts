import type { Language } from '@ndoa/contract/languages'
import { settingsRoutes } from '@ndoa/contract/routes/settings'
import type { settingsCalls } from '@ndoa/contract/settings'
import { clientOf } from '../../lib/api.ts'

const api = clientOf<typeof settingsCalls>(settingsRoutes)

/** Stores the language of a member: of the app on all their devices, and of what we write to them. */
export const setLanguage = (userId: string, language: Language) =>
  api.setLanguage({ query: { user_id: userId }, body: { language } })
