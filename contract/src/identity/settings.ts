import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { PHOTO_BLURS, VISIBILITIES } from '../dating/choices.ts'
import { MemberId } from '../ids.ts'
import { LANGUAGES } from '../languages.ts'
import { routes } from '../routes.ts'
import type { Consent } from './consents.ts'

export type Visibility = (typeof VISIBILITIES)[number]

export const Settings = z.object({
  email_notifications: z.boolean(),
  sms_notifications: z.boolean(),
  push_notifications: z.boolean(),
  new_matches: z.boolean(),
  messages: z.boolean(),
  likes: z.boolean(),
  profile_views: z.boolean(),
  marketing_emails: z.boolean(),
  profile_visibility: z.enum(VISIBILITIES),
  photo_blur: z.boolean(),
  photo_blur_for: z.enum(PHOTO_BLURS),
  show_online_status: z.boolean(),
  show_last_seen: z.boolean(),
  show_distance: z.boolean(),
  allow_screenshots: z.boolean(),
  /** Reflects whether a second factor is enrolled; saving doesn't change it. */
  two_factor_enabled: z.boolean(),
  login_alerts: z.boolean(),
})
export type Settings = z.infer<typeof Settings>

export const SettingsChange = z.strictObject(z.partial(Settings).shape)
export type SettingsChange = z.infer<typeof SettingsChange>

export const getSettings = call(routes.settings.getSettings, 'Your settings', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(Settings))

export const updateSettings = call(routes.settings.updateSettings, 'Change your settings', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: SettingsChange }))
  .output(reply(Settings))

export const Consents = z.object({
  matching: z.boolean(),
  show_faith: z.boolean(),
  show_tribe: z.boolean(),
  show_lifestyle: z.boolean(),
  /** The same choice as the setting `marketing_emails`. */
  marketing: z.boolean(),
} satisfies Record<Consent, z.ZodMiniBoolean>)
export type Consents = z.infer<typeof Consents>

export const ConsentsChange = z.strictObject(z.partial(Consents).shape)
export type ConsentsChange = z.infer<typeof ConsentsChange>

export const getConsents = call(routes.settings.getConsents, 'Your consents', {
  access: 'session',
  suspended: 'allowed',
})
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(Consents))

export const updateConsents = call(routes.settings.updateConsents, 'Give or withdraw own consents', {
  access: 'session',
  suspended: 'allowed',
})
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: ConsentsChange }))
  .output(reply(Consents))

export const LanguageChoice = z.strictObject({ language: z.enum(LANGUAGES) })

export const setLanguage = call(routes.settings.setLanguage, 'The language of letters, notices and the app', {
  access: 'session',
  suspended: 'allowed',
})
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: LanguageChoice }))
  .output(reply(LanguageChoice))

export const settingsCalls = { getSettings, updateSettings, getConsents, updateConsents, setLanguage }
