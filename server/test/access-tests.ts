// Covers rows of docs/access-matrix.md that no recipe can test: rows with their own tests, and calls that don't exist
// yet.

interface NamedTest {
  file: string
  title: string
}

export const TESTED_BY_NAME: Record<string, NamedTest | readonly NamedTest[]> = {
  'PUB-14': {
    file: 'features/notifications/deliveries/unsubscribe/unsubscribe.test.ts',
    title: 'one press in a mail program turns off the mail’s kind without a cookie',
  },
  'PUB-15': {
    file: 'features/notifications/bounces/bounces.test.ts',
    title: 'a provider’s bounce reports must be signed and fresh',
  },
  'PUB-17': {
    file: 'app/well-known.test.ts',
    title: 'password managers are redirected to the Security tab, even without a sign-in',
  },
  'DLV-3': {
    file: 'features/notifications/push/push.test.ts',
    title: 'push goes to the session’s browser and ends with the session',
  },
  'PHO-3': { file: 'features/dating/photos/photos.routes.test.ts', title: 'is for confirmed members' },
  'PHO-4': {
    file: 'features/dating/photos/photos.routes.test.ts',
    title: 'accepts one of twenty simultaneous photos as the ninth',
  },
  'PHO-8': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'blurred photos (access matrix, section 4.3)',
  },
  'PHO-9': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'blurred photos (access matrix, section 4.3)',
  },
  'PHO-10': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'opens nothing when any part is altered',
  },
  'PHO-11': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'the original upload and the underlying store have no address',
  },
  'PHO-12': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'to a %s photo is for its owner only',
  },
  'PHO-13': {
    file: 'features/dating/photos/photo-bytes.test.ts',
    title: 'the original upload and the underlying store have no address',
  },
  'PRO-3': {
    file: 'features/dating/profiles/profiles.test.ts',
    title: 'fields outside the list are refused',
  },
  'AUT-1': {
    file: 'features/identity/accounts/sign-up/same-address.test.ts',
    title: 'an unconfirmed sign-up keeps its sessions, password and link while others sign up',
  },
  'AUT-3': {
    file: 'features/identity/accounts/sign-in/sign-in.test.ts',
    title: 'signing in reactivates a deactivated member and emits an event',
  },
  'AUT-4': {
    file: 'features/identity/accounts/sign-in/sign-in.test.ts',
    title: 'a wrong password and an unknown account get the same answer byte for byte',
  },
  'AUT-2': {
    file: 'features/identity/accounts/sign-in/phone.test.ts',
    title:
      'sign-ups with a new, a member’s and a suspended member’s number get the same bytes in the same time',
  },
  'AUT-5': {
    file: 'features/identity/accounts/sign-in/phone.test.ts',
    title: 'an unregistered number is refused with a reason',
  },
  'AUT-6': {
    file: 'features/identity/accounts/sign-in/phone.test.ts',
    title: 'a deleted member’s number is free again',
  },
  'AUT-7': {
    file: 'features/identity/accounts/sign-in/phone.test.ts',
    title: 'wrong, expired, replaced, used, malformed and others’ codes get the same refusal byte for byte',
  },
  'AUT-8': {
    file: 'features/identity/accounts/sign-in/links.test.ts',
    title: 'unknown and known addresses get the same bytes in the same time from %s',
  },
  'AUT-9': {
    file: 'features/identity/accounts/sign-in/links.test.ts',
    title: 'a link is void after 15 minutes or after a newer one',
  },
  'AUT-10': {
    file: 'features/identity/accounts/sign-up/confirmation.test.ts',
    title: 'used, altered, invented, empty and expired links get the same answer',
  },
  'AUT-11': {
    file: 'features/identity/accounts/sign-up/sign-up.test.ts',
    title: 'unknown fields are refused, and a redirect target is never followed',
  },
  'AUT-12': {
    file: 'features/identity/accounts/sign-up/sign-up.test.ts',
    title: 'people under 18 by the server’s date cannot join',
  },
  'AUT-13': {
    file: 'features/identity/accounts/second-factor/second-factor.test.ts',
    title: 'signing in by %s creates no session before the second factor',
  },
  'AUT-14': {
    file: 'features/identity/accounts/second-factor/second-factor.test.ts',
    title: 'five wrong codes end the sign-in, and even the right code is then refused',
  },
  'SES-2': {
    file: 'features/identity/accounts/sessions/session.test.ts',
    title: 'each use extends a session to 30 days',
  },
  'SES-3': {
    file: 'features/identity/accounts/sessions/session.test.ts',
    title: 'signing out ends every copy of the session, and clears cookies and cache',
  },
  'SES-4': {
    file: 'features/identity/accounts/sessions/session.test.ts',
    title: 'signing out with a bearer token ends that session only',
  },
  'SES-8': {
    file: 'features/identity/accounts/sign-in/password-change.test.ts',
    title: 'a password change requires the current password or recent auth',
  },
  'PRO-7': {
    file: 'features/identity/accounts/sign-up/confirmation.test.ts',
    title: 'the link confirms the address, signs in, and creates the profile',
  },
  'DIS-3': {
    file: 'features/dating/discovery/discovery.routes.test.ts',
    title: 'exactly the members permitted by the access rule are suggested',
  },
  'LIK-2': {
    file: 'features/dating/likes/likes.routes.test.ts',
    title: 'a like requires a session and the sender’s own id, and cannot be for oneself',
  },
  'LIK-3': {
    file: 'features/dating/likes/likes.rules.test.ts',
    title: 'simultaneous repeats of a like are one like',
  },
  'LIK-5': {
    file: 'features/dating/likes/likes.routes.test.ts',
    title: 'a member who is blocked, deactivated, suspended or hidden leaves the list and the count',
  },
  'MSG-6': {
    file: 'features/dating/messaging/messaging.queries.test.ts',
    title: 'a repeat with another text or match is refused and changes nothing',
  },
  'MSG-8': {
    file: 'features/dating/messaging/messaging.routes.test.ts',
    title: 'a read mark covers the other member’s messages up to a number, once',
  },
  'RT-1': {
    file: 'features/dating/messaging/messaging.realtime.test.ts',
    title: 'only confirmed members can connect, and only from our own pages',
  },
  'RT-2': {
    file: 'features/dating/messaging/messaging.realtime.test.ts',
    title: 'a message reaches all tabs of both members and no others',
  },
  'RT-3': {
    file: 'features/dating/messaging/messaging.realtime.test.ts',
    title: 'clients cannot subscribe to events',
  },
  'RT-5': {
    file: 'features/dating/messaging/messaging.realtime.test.ts',
    title: 'only the match sees typing, at most three times a second',
  },
  'RT-6': {
    file: 'features/dating/messaging/messaging.realtime.test.ts',
    title: 'a connection ends with its session, without affecting others',
  },
  'ACC-1': {
    file: 'app/leaving/deactivation.test.ts',
    title: 'members deactivate only themselves, and visitors deactivate no account',
  },
  'ACC-2': {
    file: 'app/leaving/deletion.test.ts',
    title: 'deletion requires the current password or recent auth, and members delete only themselves',
  },
  'ACC-3': {
    file: 'app/leaving/export.test.ts',
    title: 'a forwarded archive link does not open for another person',
  },
  'RT-4': {
    file: 'features/notifications/in-app/telling.test.ts',
    title: 'open pages of the recipient, and no others, get the complete notification at once',
  },
  'BLO-2': {
    file: 'features/dating/safety/partings.test.ts',
    title: 'only the blocker can unblock, and invisible members look like made-up ids',
  },
  'VER-2': {
    file: 'features/trust/verification/decisions.test.ts',
    title: 'only moderators see live pictures, while the request waits, and each look is logged',
  },
  'REP-4': {
    file: 'features/trust/reports/reports.test.ts',
    title: 'the reported member never sees the reporter’s words',
  },
  'BLO-4': [
    {
      file: 'features/dating/safety/partings.test.ts',
      title: 'a block gets the same bytes for every member, in any order of blocking',
    },
    {
      file: 'features/dating/profiles/profiles.test.ts',
      title: 'blocked, deactivated, hidden and made-up members get the same answer',
    },
    {
      file: 'features/dating/messaging/messaging.routes.test.ts',
      title: 'strangers, blocked, blocking and unmatched members get the answer for a made-up id',
    },
  ],
  'PRO-6': [
    {
      file: 'features/dating/discovery/discovery.routes.test.ts',
      title: 'exactly the members permitted by the access rule are suggested',
    },
    {
      file: 'features/dating/matches/matches.routes.test.ts',
      title: 'ended, blocked and deactivated matches are not listed, hidden ones are',
    },
    {
      file: 'features/dating/likes/hidden-answers.test.ts',
      title: 'a change of a hidden answer alters no byte sent to others',
    },
  ],
  'DIS-7': {
    file: 'features/dating/saved-searches/saved-searches.test.ts',
    title: 'another member’s saved search looks like a made-up one and stays unchanged',
  },
  'PAY-2': {
    file: 'features/membership/purchase.test.ts',
    title: 'only a confirmed, unsuspended member can begin a purchase',
  },
  'PAY-4': {
    file: 'features/membership/callbacks/callbacks.test.ts',
    title: 'unsigned, stale and altered callbacks get 400 and cause no check',
  },
  'PAY-5': {
    file: 'features/membership/purchase.test.ts',
    title: 'another member’s order and receipt look like made-up ones',
  },
  'PAY-6': {
    file: 'features/membership/renewals/stop-renewing.test.ts',
    title: 'only the owner stops a renewal, at once, even while suspended',
  },
  'PAY-7': {
    file: 'features/membership/links/links.test.ts',
    title: 'a receipt’s link stops the renewal and withdraws without a session, each once, and shows no name',
  },
  'NOT-2': {
    file: 'features/notifications/in-app/notifications.routes.test.ts',
    title: 'nothing about a blocked, absent, hidden or unmatched member is listed',
  },
  'PUB-1': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page and built file opens without signing in',
  },
  'PUB-6': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page and built file opens without signing in',
  },
  'PUB-8': [
    { file: 'app/health.test.ts', title: 'production has no developer pages' },
    { file: 'app/health.test.ts', title: 'readiness and metrics have their own port' },
  ],
  'STF-1': {
    file: 'features/trust/staff/staff-sign-in.test.ts',
    title: 'a wrong password, a wrong code and an unknown address get the same answer byte for byte',
  },
  'STF-3': {
    file: 'features/trust/staff/enrolment.test.ts',
    title: 'used, replaced, forwarded, expired and removed staff’s links get the same refusal',
  },
  'MOD-8': {
    file: 'features/trust/console/case-view.test.ts',
    title: 'staff see nothing outside their taken cases',
  },
  'ADM-2': {
    file: 'features/trust/staff/staff.routes.test.ts',
    title: 'an administrator reads the whole audit log, a moderator their own entries',
  },
  'ADM-3': [
    {
      file: 'features/trust/staff/audit/audit.test.ts',
      title: 'the log accepts new entries and refuses changes, removals and truncation',
    },
    {
      file: 'features/trust/staff/staff.routes.test.ts',
      title: 'no staff call changes the audit log or signs in as a member',
    },
  ],
  'ADM-5': {
    file: 'features/trust/staff/staff.routes.test.ts',
    title: 'no staff call changes the audit log or signs in as a member',
  },
  'MOD-4': {
    file: 'features/trust/decisions/statements/statements.test.ts',
    title: 'a statement follows decisions by moderators and administrators at once',
  },
  'MOD-5': {
    file: 'features/trust/decisions/bans/bans.test.ts',
    title:
      'a ban stands once another senior confirms it, which its author, moderators and administrators cannot',
  },
  'MOD-10': {
    file: 'features/trust/reports/holds/holds.test.ts',
    title: 'a hold is placed by two seniors and lifted by two, never one person twice or about themselves',
  },
  'ADM-10': {
    file: 'features/trust/reports/holds/holds.test.ts',
    title: 'administrators and seniors see all holds, and a case’s holder sees its own',
  },
  'MOD-7': {
    file: 'features/trust/decisions/appeals/appeals.test.ts',
    title: 'an appeal is decided by a senior who took no part, through calls and SQL',
  },
  'ACC-4': {
    file: 'features/trust/decisions/statements/statements.test.ts',
    title: 'only the member concerned reads a statement, even while suspended',
  },
  'REP-5': [
    {
      file: 'features/trust/decisions/appeals/appeals.test.ts',
      title: 'a reporter’s one appeal, if successful, leads to another moderator’s decision',
    },
    {
      file: 'features/trust/decisions/appeals/appeals.test.ts',
      title: 'a suspended member can appeal about their own report',
    },
  ],
  'PUB-9': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page and built file opens without signing in',
  },
}

/**
 * Rows whose staff cells concern the staff member's own account, for which other calls exist, or none yet. They never
 * count as passed.
 */
export const NOT_BUILT_FOR_STAFF = new Set('SES-1 SES-5 SES-6 SES-7 SES-9 SES-10 SES-11'.split(' '))

/** Rows whose call does not exist yet. They never count as passed, and no route may cover them. */
export const NOT_BUILT: readonly string[] = `
  PRO-9
  LIK-7
  MAT-4
  MSG-9
  PAY-1
  MOD-9
  ADM-6 ADM-7 ADM-8
`
  .trim()
  .split(/\s+/)
