// Plain values, without the schema library, for screens that only show them.

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

// profiles

/** Kilometres between two city centres, in bands: nobody learns more of a distance. */
export const DISTANCES = ['same_city', 'under_50', '50_100', '100_250', '250_500', 'over_500'] as const
/** When somebody was here last: for their matches the full hour, for all others no more than this. */
export const LAST_SEEN = ['today', 'this_week', 'earlier'] as const

// photos

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** For whom a member blurs their photos: people without a membership who are no match, or all who have no grant. */
export const PHOTO_BLURS = ['non_members', 'everybody'] as const

// reports

/** Why somebody reports; each is a rule of the community too. */
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
/** Where somebody was when they reported. */
export const REPORT_SURFACES = ['profile', 'photo', 'like', 'match', 'message', 'parting'] as const
/** What became of a report, as its reporter is told. */
export const REPORT_STATES = ['received', 'in_review', 'breach', 'no_breach'] as const

// verification

/** Where to turn the head in the second live picture. */
export const HEAD_TURNS = ['left', 'right', 'up', 'down'] as const
/** The live pictures, in the order in which they are taken. */
export const LIVE_POSES = ['straight', 'turned', 'code'] as const
/** Why live pictures were not enough. */
export const VERIFICATION_REASONS = [
  'not_same_person',
  'not_clear',
  'wrong_turn',
  'wrong_code',
  'not_live',
  'photos_unclear',
  'missed_call',
] as const
/** Those that a call can give; `missed_call` is of a call alone. */
export const CALL_REASONS: readonly (typeof VERIFICATION_REASONS)[number][] = [
  'not_same_person',
  'photos_unclear',
  'missed_call',
]
/** A doubt about the person, not about a picture: it also ends the badge that was to be renewed. */
export const REASONS_AGAINST_BADGE: readonly (typeof VERIFICATION_REASONS)[number][] = [
  'not_same_person',
  'not_live',
]
/** What ended a badge, or a request before it was decided. */
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

// discovery

export const FILTER_COUNTRIES = ['NG', 'GH', 'KE', 'ZA', 'EG', 'MA', 'ET', 'UG', 'US', 'GB', 'CA'] as const
/** Values as the specification writes them; `all` means no restriction. */
export const FILTER_FAITHS = ['all', 'Christianity', 'Islam', 'Traditional', 'Other', 'Spiritual'] as const
export const SORTS = ['compatibility', 'newest'] as const

// notifications

export const NOTIFICATION_TYPES = ['match', 'message', 'like', 'reminder', 'safety'] as const

// settings

export const VISIBILITIES = ['everyone', 'verified', 'matches'] as const

// support

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

// deliveries

/** How members are told what is new while no page is open. */
export const DELIVERY_CHANNELS = ['push', 'mail', 'sms'] as const
/** The news that members can choose, by channel. */
export const DELIVERY_KINDS = ['match', 'message', 'like', 'search', 'views', 'reminder'] as const
/** Text messages tell of matches alone. */
export const SMS_KINDS: readonly (typeof DELIVERY_KINDS)[number][] = ['match']
/** Whether mails arrive: `undeliverable` and `complained` addresses get none but what the account needs. */
export const MAIL_STATES = ['arrives', 'unconfirmed', 'undeliverable', 'complained'] as const
