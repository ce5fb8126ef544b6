/**
 * Business constants and limits (section 9 of the specification), shared by server and web. No schema library here, so
 * that a screen that shows a number does not load it.
 */

// accounts

export const MINIMUM_AGE = 18
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** What is typed as a password: older ones may be longer. */
export const TYPED_PASSWORD_MAX = 1_000
/** RFC 5321, section 4.5.3.1.3, without the brackets. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100
/** Seconds before another confirmation mail can be asked for. */
export const RESEND_AFTER = 60
/** The sign-out call may take this long, in milliseconds, before the browser goes on without it. */
export const SIGN_OUT_TIMEOUT = 1_000
export const PHONE_CODE_DIGITS = 6
/** Minutes that a code sent by text message works. */
export const PHONE_CODE_MINUTES = 5
/** Seconds before another code can be sent to the same number. */
export const PHONE_CODE_AFTER = 60
/** Who signed in so recently, in minutes, need not prove themselves again before they change how they sign in. */
export const FRESH_MINUTES = 10
export const RECOVERY_CODES = 10

// reference

/** How long the web app may keep the reference data, in milliseconds (section 9: 24 h). */
export const REFERENCE_CACHE = 24 * 60 * 60 * 1000
export const DEFAULT_DIAL_CODE = '+1'

// profiles

export const BIO_MAX = 1000
export const PREFERENCE_AGE_MIN = 18
export const PREFERENCE_AGE_MAX = 100
export const DEFAULT_AGE_RANGE = [18, 50] as const
/** The profile is kept this long in the browser, and fetching it may take this long (milliseconds). */
export const PROFILE_CACHE = 5 * 60 * 1000
export const PROFILE_TIMEOUT = 10_000
/** An open profile counts as a view after this long, once per viewer and day. */
export const PROFILE_VIEW_AFTER = 2_000

// safety

/** How long unmatched or blocked people stay among "People I parted from" and are not suggested. */
export const PARTING_DAYS = 90
/** "Not for me" can be taken back for this long (milliseconds). */
export const UNDO_HIDE_FOR = 5_000

// reports

/** Hours until somebody has looked at a report: life and children first, then money and threats. */
export const REPORT_DUE_HOURS = {
  underage: 1,
  trafficking: 1,
  money: 4,
  threats: 4,
  meeting: 4,
  not_in_photos: 24,
  hate: 24,
  sexual: 24,
  married: 24,
  advertising: 24,
  other: 24,
} as const
export const REPORT_DETAILS_MAX = 2_000
/** Messages that one report can name. */
export const REPORTED_MESSAGES_MAX = 20
export const NOTICE_MAX = 5_000

// verification

/** A badge ends after this many months. */
export const VERIFIED_MONTHS = 12
/** From this many days before the end on, a member can verify again. */
export const VERIFIED_RENEWAL_DAYS = 30
/** Turn and code are good for this long; then others are given. */
export const VERIFICATION_MINUTES = 10
/** The three live pictures together, and the longer side of each in pixels. */
export const LIVE_PICTURES_BYTES_MAX = 150 * 1024
export const LIVE_PICTURE_SIDE = 720
/** Hours until two people should have decided. */
export const VERIFICATION_DUE_HOURS = 24
/** Nobody's live pictures are kept for longer, decided or not; a call is decided within as many days after it. */
export const VERIFICATION_KEPT_DAYS = 7
/** A call is arranged at most this many days ahead. */
export const CALL_DAYS_AHEAD = 14
/** Letters of the address where a call takes place. */
export const CALL_LINK_MAX = 500

// photos

export const PHOTOS_MAX = 9
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024
export const PHOTO_PIXELS_MAX = 50_000_000
export const PHOTO_WIDTHS = [320, 640, 1280] as const
/** Signed links live an hour; the web app asks for new ones after this long (milliseconds). */
export const PHOTO_REFRESH = 55 * 60 * 1000

// discovery

export const FIND_MATCHES_LIMIT = 20
export const DASHBOARD_MATCHES = 4
export const FILTER_DEBOUNCE = 800
/** Find Matches shows sliders from 18 to 60; the upper end reads "60+" and asks for everybody older. */
export const FILTER_AGE_MIN = 18
export const FILTER_AGE_TOP = 60
export const FILTER_AGE_ANY = 100
/** A visit within this many days, today included, counts as this week (UTC). */
export const ACTIVE_WEEK_DAYS = 7
/** What the sliders show before the server's defaults are there. */
export const FILTER_AGE_DEFAULT = [22, 35] as const
/** Results below this come with what keeps others away. */
export const FEW_RESULTS = 5

// saved searches

export const SAVED_SEARCHES_MAX = 10
export const SEARCH_NAME_MAX = 60

// likes

export const LIKE_DIALOG_CLOSES_AFTER = 3_000
/** Anyone who is liked sees it after this long (milliseconds): until then Undo leaves no trace. */
export const LIKE_TOLD_AFTER = 5_000

// matches

/** "This Week" means the last 7 days. */
export const THIS_WEEK_DAYS = 7

// messaging

export const MESSAGES_PER_PAGE = 50
export const RECENT_CONVERSATIONS = 3
export const TYPING_SHOWN_FOR = 1_000
export const MESSAGE_MAX = 4_000

// shield

/** Days that a member who asks for money again and again begins no conversations, unless somebody has looked before. */
export const SHIELD_PAUSE_DAYS = 14
/** Hours in which somebody has to have looked at it. */
export const SHIELD_DUE_HOURS = 4

// notifications

export const BADGE_CAP = 99
/** The list ends here; members with more see the newest. */
export const NOTIFICATIONS_SHOWN = 200

// leaving

/** How long the mailed link to an archive opens it, once, in hours. */
export const EXPORT_HOURS = 24

// realtime

/** Timings of the connection in milliseconds; back-off and limits are the specification's (section 9). */
export const REALTIME = {
  path: '/realtime/v1',
  heartbeat: 25_000,
  backoff: [1_000, 2_000, 5_000, 10_000],
  pushTimeout: 10_000,
  eventsPerSecond: 10,
} as const

/** Without a visit for this many days, a member is no longer suggested until the next one. */
export const INACTIVE_AFTER_DAYS = 60
/** So many days before that they are told. */
export const INACTIVITY_WARNING_DAYS = 7
