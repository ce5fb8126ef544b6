export const mySettings = {
  email_notifications: true,
  sms_notifications: false,
  push_notifications: true,
  new_matches: true,
  messages: true,
  likes: true,
  profile_views: false,
  marketing_emails: false,
  profile_visibility: 'everyone',
  photo_blur: false,
  photo_blur_for: 'non_members',
  show_online_status: true,
  show_last_seen: true,
  show_distance: false,
  allow_screenshots: false,
  two_factor_enabled: false,
  login_alerts: true,
}

/** The consents given by filling in a profile. */
export const myConsents = {
  matching: true,
  show_faith: true,
  show_tribe: true,
  show_lifestyle: true,
  marketing: false,
}

/** Amara's sign-in methods. Her sign-in counts as recent for `freshMinutes` more minutes. */
export const mySecurity = (freshMinutes = 10, account: object = {}) => ({
  email: 'amara@example.org',
  phone: null,
  has_password: true,
  two_factor_enabled: false,
  recovery_codes_left: 0,
  fresh_until: new Date(Date.now() + freshMinutes * 60_000).toISOString(),
  ...account,
})
