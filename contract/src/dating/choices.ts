// No schema library, so that screens that only show these values don't load it.

export const GENDERS = ['Male', 'Female'] as const
export const HABIT_ANSWERS = ['Yes', 'No', 'Occasionally', 'Prefer not to say'] as const
export const EDUCATION_LEVELS = [
  'High School',
  'Some College',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
  'Professional Degree',
  'Trade School',
  'Other',
] as const
export const DEAL_BREAKERS = [
  'Smoking',
  'Drinking',
  'No faith',
  'Different faith',
  'Has children',
  'Wants children',
  'Long distance',
] as const

/** Kilometres between city centres; bands keep exact distances private. */
export const DISTANCES = ['same_city', 'under_50', '50_100', '100_250', '250_500', 'over_500'] as const
/** Matches see the full hour; other members see only these bands. */
export const LAST_SEEN = ['today', 'this_week', 'earlier'] as const

/** `non_members` blurs for viewers without a membership or a match; `everybody` for all viewers without a grant. */
export const PHOTO_BLURS = ['non_members', 'everybody'] as const

export const REPORT_REASONS = [
  'money',
  'not_in_photos',
  'underage',
  'threats',
  'hate',
  'sexual',
  'married',
  'advertising',
  'trafficking',
  'meeting',
  'other',
] as const
export const REPORT_SURFACES = ['profile', 'photo', 'like', 'match', 'message', 'parting'] as const
export const REPORT_STATES = ['received', 'in_review', 'breach', 'no_breach'] as const

export const HEAD_TURNS = ['left', 'right', 'up', 'down'] as const
export const LIVE_POSES = ['straight', 'turned', 'code'] as const
export const VERIFICATION_REASONS = [
  'not_same_person',
  'not_clear',
  'wrong_turn',
  'wrong_code',
  'not_live',
  'photos_unclear',
  'missed_call',
] as const
export const CALL_REASONS: readonly (typeof VERIFICATION_REASONS)[number][] = [
  'not_same_person',
  'photos_unclear',
  'missed_call',
]
/** These reasons concern the person, not one picture, so they also end a badge that is up for renewal. */
export const REASONS_AGAINST_BADGE: readonly (typeof VERIFICATION_REASONS)[number][] = [
  'not_same_person',
  'not_live',
]
export const VERIFICATION_ENDS = [
  'member',
  'time',
  'renewed',
  'main_photo',
  'gender',
  'date_of_birth',
  'ban',
  'rejected',
] as const

export const FILTER_COUNTRIES = ['NG', 'GH', 'KE', 'ZA', 'EG', 'MA', 'ET', 'UG', 'US', 'GB', 'CA'] as const
export const FILTER_FAITHS = ['all', 'Christianity', 'Islam', 'Traditional', 'Other', 'Spiritual'] as const
export const SORTS = ['compatibility', 'newest'] as const

export const NOTIFICATION_TYPES = ['match', 'message', 'like', 'reminder', 'safety'] as const

export const VISIBILITIES = ['everyone', 'verified', 'matches'] as const

export const CONTACT_CATEGORIES = [
  'general',
  'technical',
  'account',
  'safety',
  'billing',
  'feedback',
  'partnership',
  'press',
  'other',
] as const

export const DELIVERY_CHANNELS = ['push', 'mail', 'sms'] as const
export const DELIVERY_KINDS = ['match', 'message', 'like', 'search', 'views', 'reminder'] as const
export const SMS_KINDS: readonly (typeof DELIVERY_KINDS)[number][] = ['match']
/** `undeliverable` and `complained` addresses get only essential mails. */
export const MAIL_STATES = ['arrives', 'unconfirmed', 'undeliverable', 'complained'] as const
