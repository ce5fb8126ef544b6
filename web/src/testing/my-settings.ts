/** A member's settings, as the server tells them. */
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
  show_online_status: true,
  show_last_seen: true,
  show_distance: false,
  allow_screenshots: false,
  two_factor_enabled: false,
  login_alerts: true,
}

/** What a member agreed to by filling in a profile. */
export const myConsents = {
  matching: true,
  show_faith: true,
  show_tribe: true,
  show_lifestyle: true,
  marketing: false,
}
