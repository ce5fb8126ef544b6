/**
 * Section 9 of the specification. No schema library, so that screens that show a number don't load it. Rate limits
 * are in `<feature>.config.ts` or `<feature>.limits.ts` (all of them: docs/limits.md); rules of cases, decisions and
 * membership are in `trust/case-rules.ts`, `trust/decision-rules.ts` and `membership/membership-rules.ts`.
 */

export const MINIMUM_AGE = 18
export const MAXIMUM_AGE = 110
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Sign-in accepts longer passwords than sign-up, because older passwords may be longer. */
export const TYPED_PASSWORD_MAX = 1_000
/** RFC 5321, section 4.5.3.1.3, without the brackets. */
export const EMAIL_MAX = 254
export const NAME_MAX = 100
/** Seconds. */
export const RESEND_SECONDS = 60
/** Milliseconds; afterwards the browser stops waiting for the response. */
export const SIGN_OUT_TIMEOUT = 1_000
export const PHONE_CODE_DIGITS = 6
export const PHONE_CODE_MINUTES = 5
/** Allows two typing mistakes. */
export const PHONE_CODE_TRIES = 3
/** Seconds. */
export const PHONE_CODE_RESEND_SECONDS = 60
export const FRESH_MINUTES = 10
export const RECOVERY_CODES = 10

/** Milliseconds (section 9: 24 h). */
export const REFERENCE_CACHE = 24 * 60 * 60 * 1000
export const DEFAULT_DIAL_CODE = '+1'

export const BIO_MAX = 1000
export const PREFERENCE_AGE_MIN = 18
export const PREFERENCE_AGE_MAX = 100
export const DEFAULT_AGE_RANGE = [18, 50] as const
/** Milliseconds. */
export const PROFILE_CACHE = 5 * 60 * 1000
export const PROFILE_TIMEOUT = 10_000
/** Milliseconds until an open profile counts as a view, once per viewer and day. */
export const PROFILE_VIEW_MS = 2_000

/** The SQL function `part_members` in `0010_reach.sql` repeats this number. */
export const PARTING_DAYS = 90
/** Milliseconds. */
export const UNDO_HIDE_MS = 5_000

export const REPORT_DETAILS_MAX = 2_000
export const REPORTED_MESSAGES_MAX = 20
export const NOTICE_MAX = 5_000

export const VERIFIED_MONTHS = 12
export const VERIFIED_RENEWAL_DAYS = 30
export const VERIFICATION_MINUTES = 10
/** Bytes of all three pictures together; below, the pixels of each picture's longer side. */
export const LIVE_PICTURES_BYTES_MAX = 150 * 1024
export const LIVE_PICTURE_SIDE = 720
/** Live pictures are deleted after this many days, decided or not; calls are decided within the same period. */
export const VERIFICATION_KEPT_DAYS = 7
export const CALL_DAYS_AHEAD = 14
export const CALL_LINK_MAX = 500

export const PHOTOS_MAX = 9
export const PHOTO_BYTES_MAX = 15 * 1024 * 1024
export const PHOTO_PIXELS_MAX = 50_000_000
export const PHOTO_WIDTHS = [320, 640, 1280] as const
/** Milliseconds; signed links are valid for an hour. */
export const PHOTO_REFRESH = 55 * 60 * 1000

export const FIND_MATCHES_LIMIT = 20
export const DASHBOARD_MATCHES = 4
export const FILTER_DEBOUNCE = 800
/** The slider's maximum reads "60+" and includes all older members. */
export const FILTER_AGE_MIN = 18
export const FILTER_AGE_TOP = 60
export const FILTER_AGE_ANY = 100
/** Days in UTC, today included. */
export const ACTIVE_WEEK_DAYS = 7
export const FILTER_AGE_DEFAULT = [22, 35] as const
export const FEW_RESULTS = 5

export const SAVED_SEARCHES_MAX = 10
export const SEARCH_NAME_MAX = 60

export const LIKE_DIALOG_MS = 3_000
/** Milliseconds until the liked member sees the like; an Undo before then leaves no trace. */
export const LIKE_UNDO_MS = 5_000

export const THIS_WEEK_DAYS = 7

export const MESSAGES_PER_PAGE = 50
export const RECENT_CONVERSATIONS = 3
export const TYPING_SHOWN_FOR = 1_000
export const MESSAGE_MAX = 4_000

export const SHIELD_PAUSE_DAYS = 14

export const BADGE_CAP = 99
export const NOTIFICATIONS_SHOWN = 200

export const EXPORT_HOURS = 24

/** Milliseconds; back-off and limits come from section 9 of the specification. Used in web/src/lib/realtime/realtime.ts. */
export const REALTIME = {
  path: '/realtime/v1',
  heartbeat: 25_000,
  backoff: [1_000, 2_000, 5_000, 10_000],
  pushTimeout: 10_000,
  eventsPerSecond: 10,
} as const

export const INACTIVE_AFTER_DAYS = 60
export const INACTIVITY_WARNING_DAYS = 7
