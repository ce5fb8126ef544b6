import type { Sections } from './claims.ts'

const TOKENS = 'session and tokens in browser storage'

/** Section 9 of the specification: constants and limits. */
export const SECTION_9: Sections = {
  '9 Constants': {
    'profile cache': '5 minutes',
    'profile timeout': { says: '10 seconds', as: '8 Profile fetch (timeout)' },
    logout: { says: '1 second', as: '4 Logout (timeout)' },
    'reference cache': '24 hours',
    'photo refresh': { says: '55 minutes', as: '4 Photo status (refetch)' },
    'token refresh': { says: 'every 30 s with 3 ticks of margin', departure: TOKENS },
    heartbeat: '25 s',
    backoff: '1, 2, 5, 10 s',
    'push timeout': '10 s',
    'events per second': { says: '10', departure: 'ten realtime events a second' },
    'storage list': { says: '100 at most', departure: 'lists of the photo store' },
  },
  '9 Ranges': {
    profile: 'default 18 to 50',
    landing: { says: '22 to 30', as: '2 Landing (ages)' },
    dropdown: { says: '22 to 100', as: '5 Age dropdown (values)' },
    'find matches': { says: '18 to 60', as: '5 Find Matches (sliders)' },
    'find matches default': { says: '22 to 35', as: '5 Find Matches (before defaults)' },
    preferences: { says: '18 to 100', as: '5 Profile sections (sliders)' },
    dashboard: 'asks for 18 to 100',
    adults: 'members are 18 at least',
  },
  '9 Passwords and codes': {
    minimum: { says: '8 on the client', as: '5 Email mode (password)' },
    'server minimum': { says: '6', as: '5 Server messages (too short)' },
    code: { says: '6 characters', as: '5 Phone mode (code)' },
    'dial code': { says: '+1', as: '2 Registration (default code)' },
  },
  '9 Pages': {
    messages: { says: '50', as: '4 Messages (older)' },
    'find matches': '20',
    'dashboard conversations': { says: '3', as: '2 Dashboard (recent messages)' },
    'dashboard matches': { says: '4', as: '2 Dashboard (suggestions)' },
    photos: { says: '9', as: '2 Photos (slots)' },
    'deal breakers': { says: '7', as: '2 Profile editor (deal breakers)' },
  },
  '9 Timers': {
    filters: { says: '800 ms', as: '4 Find Matches (debounce)' },
    'like modal': { says: '3 s', as: '4 Find Matches (like sent closes)' },
    toasts: { says: '5 s', as: '4 Toasts (five)' },
    'other toasts': { says: '3.5 s', as: '4 Toasts (three and a half)' },
    'success message': { says: '3 s', as: '2 Registration (resend)' },
    'password dialog': { says: '3 s', as: '4 Password form (success)' },
    'code focus': '100 ms',
    'messaging modal': { says: '10 s', as: '4 Messages (modal refresh)' },
    typing: '1 s',
    waits: { says: '2 s', as: '4 Contact form (really)' },
    anchor: { says: 'about 100 ms', departure: 'from other pages /#how-it-works' },
  },
  '9 Words': {
    badge: { says: "'99+'", as: '2 Signed-in shell (badges)' },
    'this week': 'the last 7 days',
    dates: "'Today', 'Yesterday', 'N days ago' under 7 days",
    'message times': "'Just now' under 1 h, time of day under 24 h, 'Yesterday' under 48 h, else date",
  },
  '9 Options': {
    countries: 'All Countries and eleven more',
    faiths: 'All Faiths and five more',
    'faith values': 'Traditional and Spiritual are accepted as values',
  },
  '9 Sorts': {
    'find matches': 'compatibility (first) and newest',
    'my matches': 'Most Recent, Compatibility Score, Last Active, Most Messages',
    likes: 'Most Recent, Highest Compatibility, Verified First, Most Photos',
  },
  '9 Values': {
    visibility: 'everyone, verified, matches',
    'photo statuses': { says: 'approved, pending, rejected', as: '4 Photo status (statuses)' },
    'photo count': 'singular or plural',
  },
  '9 Promises': {
    reply: 'contact answers within 24 hours',
    support: '24/7',
    reports: 'reviewed within 24 hours',
    verification: '24 to 48 hours',
    refunds: 'none except where the law says so; access until the end of the cycle',
    orange: 'the colour of the brand is orange',
    'profile views': { says: 'always N/A', departure: 'Profile Views always N/A' },
    compatibility: { says: 'on likes fixed at 85', departure: 'compatibility on likes fixed at 85' },
  },
}
