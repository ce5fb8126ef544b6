export const CONSENTS = ['matching', 'show_faith', 'show_tribe', 'show_lifestyle', 'marketing'] as const
export type Consent = (typeof CONSENTS)[number]

/** Completing the profile gives these consents, as the form states beside each field. Marketing is never among them. */
export const PROFILE_CONSENTS = ['matching', 'show_faith', 'show_tribe', 'show_lifestyle'] as const
export type ProfileConsent = (typeof PROFILE_CONSENTS)[number]

/** New wording needs a new version; a consent keeps the version and language that the member read (`settings-2-fr`). */
export const PROFILE_WORDS = 'profile-1'
export const SETTINGS_WORDS = 'settings-2'

export const CONSENT_WORDS: Record<ProfileConsent, { label: string; hint: string }> = {
  show_faith: {
    label: 'Show my faith',
    hint: 'Your faith and denomination are on your card and your profile, and others can find you by faith.',
  },
  show_tribe: {
    label: 'Show my tribe',
    hint: 'Your tribe is on your profile.',
  },
  show_lifestyle: {
    label: 'Show my lifestyle',
    hint: 'Smoking and drinking are on your profile. Only your matches see whether you are celibate.',
  },
  matching: {
    label: 'Use my answers for matching',
    hint: 'Faith, tribe, lifestyle and children count in your percentages, filters and deal breakers. If you turn this off, we treat these answers as blank, and your percentages say less.',
  },
}
