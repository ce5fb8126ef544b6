import type { Sections } from './claims.ts'

/** Section 8 of the specification: what is said when something fails. */
export const SECTION_8: Sections = {
  '8 Profile fetch': {
    joined: 'the error of the server and its message, joined',
    timeout: "'Request timeout: Profile fetch took too long'",
    fallbacks: "'Failed to fetch user profile', 'Failed to fetch profile'",
  },
  '8 Registration': {
    fallback: "the server's message or 'Registration failed. Please try again.'",
    'send code': "below the number, or 'Unknown error'",
    'verify code': "below the code, or 'An error occurred' / 'Invalid verification code'",
  },
  '8 Login phone': {
    checking: "'Error checking phone number. Please try again.'",
    unknown: "'Invalid phone number or password. Please check your credentials and try again.'",
    'not sent': "'Failed to send verification code'",
    'no session': "'Login failed. Please try again.'",
    code: "'Invalid verification code'",
  },
  '8 Login email': {
    failed: "the server's message below the email, or 'Login failed'",
  },
  '8 Contact': {
    failed: "'Message Failed to Send' / 'Please try again or contact us directly', with the address",
  },
  '8 Messages': {
    failed: "'Error Loading Messages' with the error and Retry",
    'test button': {
      says: 'a debug Test DB button',
      departure: '`is_read` column may be missing; Test DB button',
    },
    empty: "'Start the conversation!'",
    'no matches': "'No Matches Found' and its sentence",
  },
  '8 Photos': {
    unable:
      "'Unable to Load Photos' with Try Again; the message, or 'Failed to fetch photos' / 'Failed to load photos'",
    none: "'No Photos Available' ('has not uploaded any approved photos yet')",
    failures: "'Failed to upload photo', '… delete photo', '… set main photo', '… reorder photos'",
    'some failed': "'Some photos failed to upload.'",
    successes: "'Photo uploaded successfully!', 'Photo deleted.', 'Main photo updated!', 'Photos reordered!'",
  },
  '8 Matches': {
    banner:
      "'Failed to fetch matches' / '… more matches': 'Error Loading Matches' with Try Again, and a toast",
    preferences: "'Failed to load your preferences. Using default settings.'; goes on with them",
    'no preferences': "'Error loading preferences. Using default settings.'; goes on with them",
    'my matches': "'Error Loading Matches', toast 'Error loading matches'",
    'no session': { says: "'No valid session found'", departure: 'session and tokens in browser storage' },
    'missing profile': 'a match without a profile is skipped',
  },
  '8 Likes': {
    failed: "'Error Loading Likes', toast 'Error loading likes'",
    'like back': "'Failed to like back. Please try again.'",
    like: "'Failed to like user. Please try again.'",
    dashboard: { says: 'only logged on the dashboard', departure: 'a like that fails on the dashboard' },
    token: {
      says: "'No authentication token available'",
      departure: 'session and tokens in browser storage',
    },
  },
  '8 Other fetch': {
    stats: "'Failed to fetch stats'",
    conversations: "'Failed to fetch conversations'",
    badges: 'a count that cannot be fetched is not shown',
  },
  '8 Profile editor': {
    'no data': { says: "alert 'No profile data available.'", as: '2 Profile editor (no data)' },
    'no session': {
      says: "alert 'No session available.'",
      departure: 'session and tokens in browser storage',
    },
    section: { says: "'Please fix the errors in this section.'", as: '5 Profile sections (failure)' },
    save: "'Failed to save profile. Please try again.'",
  },
  '8 Settings': {
    failures: "'Failed to fetch settings', 'Failed to update settings' (toast)",
    saved: "toast 'Settings saved successfully!'",
  },
  '8 Password': {
    mismatch: { says: "'Passwords do not match.'", as: '5 Password change (match)' },
    failed: "the message or 'Failed to change password.', in 'Password Error' with Close",
    changed: "'Password Changed' and its sentence",
  },
  '8 Auth callback': {
    described: "'Authentication error: {description}'",
    failed: "'Authentication failed. Please try again.'",
    'no code': "'No authentication code found.'",
  },
  '8 Magic link': {
    failed: "the message or 'Failed to send magic link. Please try again.'",
  },
  '8 Reference data': {
    failed: "'Failed to fetch faiths', '… languages', '… interests'",
  },
  '8 Error kinds': {
    'session missing': 'a call without a session says so',
    'invalid credentials': 'a wrong password says so',
    'weak password': 'a weak password says so',
    'invalid token': 'a used, altered or old code says so',
  },
}
