// What covers the rows of docs/access-matrix.md that no recipe can: tests by name, and what is not built yet.

interface NamedTest {
  /** From `server/src`. */
  file: string
  title: string
}

/** Rows with words in their cells, or that need their own setup: the test that covers them. */
export const TESTED_BY_NAME: Record<string, NamedTest | readonly NamedTest[]> = {
  'PUB-14': {
    file: 'features/deliveries/unsubscribe/unsubscribe.test.ts',
    title: 'one press in a mail program turns off what the mail is about, without a cookie',
  },
  'PUB-15': {
    file: 'features/bounces/bounces.test.ts',
    title: 'a provider reports what came back, signed and fresh',
  },
  'PUB-17': {
    file: 'app/well-known.test.ts',
    title: 'a password manager is led to the Security tab, signed in or not',
  },
  'DLV-3': {
    file: 'features/push/push.test.ts',
    title: 'push goes to the browser of the session, and ends with it',
  },
  'PHO-3': { file: 'features/photos/photos.routes.test.ts', title: 'is for confirmed members' },
  'PHO-4': {
    file: 'features/photos/photos.routes.test.ts',
    title: 'of twenty photos sent at once to eight, one becomes the ninth',
  },
  'PHO-8': {
    file: 'features/photos/photo-bytes.test.ts',
    title: 'blurred photos (access matrix, section 4.3)',
  },
  'PHO-9': {
    file: 'features/photos/photo-bytes.test.ts',
    title: 'blurred photos (access matrix, section 4.3)',
  },
  'PHO-10': {
    file: 'features/photos/photo-bytes.test.ts',
    title: 'opens nothing else when a part of it is changed',
  },
  'PHO-11': {
    file: 'features/photos/photo-bytes.test.ts',
    title: 'what was uploaded, and the store behind, are at no address',
  },
  'PHO-12': { file: 'features/photos/photo-bytes.test.ts', title: 'to a %s photo is for its owner alone' },
  'PHO-13': {
    file: 'features/photos/photo-bytes.test.ts',
    title: 'what was uploaded, and the store behind, are at no address',
  },
  'PRO-3': {
    file: 'features/profiles/profiles.test.ts',
    title: 'fields outside the list are refused',
  },
  'AUT-1': {
    file: 'features/accounts/sign-up/same-address.test.ts',
    title: 'an unconfirmed sign-up keeps its sessions, password and link while others sign up',
  },
  'AUT-3': {
    file: 'features/accounts/sign-in/sign-in.test.ts',
    title: 'signing in reactivates a deactivated member and emits an event',
  },
  'AUT-4': {
    file: 'features/accounts/sign-in/sign-in.test.ts',
    title: 'a wrong password and an unknown account get the same answer, byte for byte',
  },
  'AUT-2': {
    file: 'features/accounts/sign-in/phone.test.ts',
    title:
      'sign-ups with a new, a member’s and a suspended member’s number get the same bytes in the same time',
  },
  'AUT-5': {
    file: 'features/accounts/sign-in/phone.test.ts',
    title: 'signing in with an unregistered number is refused with a reason',
  },
  'AUT-6': {
    file: 'features/accounts/sign-in/phone.test.ts',
    title: 'a number whose member was deleted is free again',
  },
  'AUT-7': {
    file: 'features/accounts/sign-in/phone.test.ts',
    title:
      'wrong, expired, replaced, used, malformed and other people’s codes are refused with the same bytes',
  },
  'AUT-8': {
    file: 'features/accounts/sign-in/links.test.ts',
    title: 'an unknown address and a known one get the same bytes in the same time from %s',
  },
  'AUT-9': {
    file: 'features/accounts/sign-in/links.test.ts',
    title: 'a link is void after 15 minutes, or once a newer one is sent',
  },
  'AUT-10': {
    file: 'features/accounts/sign-up/confirmation.test.ts',
    title: 'a used, altered, invented, empty or expired link gets the same answer',
  },
  'AUT-11': {
    file: 'features/accounts/sign-up/sign-up.test.ts',
    title: 'unknown fields are refused, and a redirect target is never followed',
  },
  'AUT-12': {
    file: 'features/accounts/sign-up/sign-up.test.ts',
    title: 'nobody under 18 on the server’s date can join',
  },
  'AUT-13': {
    file: 'features/accounts/second-factor/second-factor.test.ts',
    title: 'signing in by %s creates no session before the second factor',
  },
  'AUT-14': {
    file: 'features/accounts/second-factor/second-factor.test.ts',
    title: 'after five wrong codes the sign-in ends, and even the right code is refused',
  },
  'SES-2': {
    file: 'features/accounts/sessions/session.test.ts',
    title: 'a session ends after 30 days without use; each use extends it',
  },
  'SES-3': {
    file: 'features/accounts/sessions/session.test.ts',
    title: 'signing out ends the session wherever its cookie was copied to, and clears cookies and cache',
  },
  'SES-4': {
    file: 'features/accounts/sessions/session.test.ts',
    title: 'signing out with a bearer token ends that session and no other',
  },
  'SES-8': {
    file: 'features/accounts/password-change.test.ts',
    title: 'without a recent sign-in the current password is required',
  },
  'PRO-7': {
    file: 'features/accounts/sign-up/confirmation.test.ts',
    title: 'the link confirms the address, signs in, and creates the profile',
  },
  'DIS-3': {
    file: 'features/discovery/discovery.routes.test.ts',
    title: 'the members suggested are exactly those whom the access rule lets the viewer reach',
  },
  'LIK-2': {
    file: 'features/likes/likes.routes.test.ts',
    title: 'nobody likes without signing in, for somebody else, or oneself',
  },
  'LIK-3': {
    file: 'features/likes/likes.rules.test.ts',
    title: 'the same like sent many times at once is one like',
  },
  'LIK-5': {
    file: 'features/likes/likes.routes.test.ts',
    title: 'a member who is blocked, deactivated, suspended or put away leaves the list and the count',
  },
  'MSG-6': {
    file: 'features/messaging/messaging.queries.test.ts',
    title: 'a repeat with another text, or to another match, is refused and changes nothing',
  },
  'MSG-8': {
    file: 'features/messaging/messaging.routes.test.ts',
    title: 'a read mark covers the other’s messages up to a number, once, and never one’s own',
  },
  'RT-1': {
    file: 'features/messaging/messaging.realtime.test.ts',
    title: 'only confirmed members connect, and only from our own pages',
  },
  'RT-2': {
    file: 'features/messaging/messaging.realtime.test.ts',
    title: 'a message reaches all tabs of both members, and nobody else',
  },
  'RT-3': {
    file: 'features/messaging/messaging.realtime.test.ts',
    title: 'nobody can ask for events',
  },
  'RT-5': {
    file: 'features/messaging/messaging.realtime.test.ts',
    title: 'typing shows to the match alone, at most three times a second',
  },
  'RT-6': {
    file: 'features/messaging/messaging.realtime.test.ts',
    title: 'the connection ends with its session, and no other does',
  },
  'ACC-1': {
    file: 'features/leaving/deactivation.test.ts',
    title: 'nobody deactivates somebody else, and visitors nobody',
  },
  'ACC-2': {
    file: 'features/leaving/deletion.test.ts',
    title: 'without a fresh sign-in the current password is asked for, and nobody deletes somebody else',
  },
  'ACC-3': {
    file: 'features/leaving/export.test.ts',
    title: 'a forwarded link gives nothing to anybody else',
  },
  'RT-4': {
    file: 'features/notifications/telling.test.ts',
    title: 'open pages hear of it at once, whole; others do not',
  },
  'BLO-2': {
    file: 'features/safety/partings.test.ts',
    title: 'unblocking is for the blocker; whom the viewer cannot see is like a made-up id',
  },
  'VER-2': {
    file: 'features/verification/decisions.test.ts',
    title: 'nobody reads live pictures but moderators while it waits, and each look is in the audit log',
  },
  'REP-4': {
    file: 'features/reports/reports.test.ts',
    title: 'no word of the reporter reaches the reported member',
  },
  'BLO-4': [
    {
      file: 'features/safety/partings.test.ts',
      title: 'a block is answered with the same bytes for every member, no matter who blocked first',
    },
    {
      file: 'features/profiles/profiles.test.ts',
      title: 'blocked, deactivated, hidden and made-up members give the very same answer',
    },
    {
      file: 'features/messaging/messaging.routes.test.ts',
      title: 'strangers, the blocked, the blocking and the unmatched see what a made-up id shows',
    },
  ],
  'PRO-6': [
    {
      file: 'features/discovery/discovery.routes.test.ts',
      title: 'the members suggested are exactly those whom the access rule lets the viewer reach',
    },
    {
      file: 'features/matches/matches.routes.test.ts',
      title:
        'ended matches and blocked or deactivated members are not listed; a hidden profile stays matched',
    },
    {
      file: 'features/likes/hidden-answers.test.ts',
      title: 'when a hidden answer changes, others are sent exactly the same bytes',
    },
  ],
  'DIS-7': {
    file: 'features/saved-searches/saved-searches.test.ts',
    title: 'another’s saved search looks like a made-up one, and stays as it is',
  },
  'PAY-2': {
    file: 'features/membership/purchase.test.ts',
    title: 'only a signed-in, confirmed member who is not suspended can begin a purchase',
  },
  'PAY-4': {
    file: 'features/membership/callbacks/callbacks.test.ts',
    title: 'unsigned, stale and altered callbacks get 400, and nothing is asked',
  },
  'PAY-5': {
    file: 'features/membership/purchase.test.ts',
    title: 'another’s order and receipt look like made-up ones',
  },
  'PAY-6': {
    file: 'features/membership/renewals/stop-renewing.test.ts',
    title: 'a renewal is stopped at once, by its owner alone, suspended too',
  },
  'PAY-7': {
    file: 'features/membership/links/links.test.ts',
    title: 'the link of a receipt stops and takes back without a session, each once, and shows no name',
  },
  'NOT-2': {
    file: 'features/notifications/notifications.routes.test.ts',
    title: 'nothing is shown of a member who is blocked, away, hidden or unmatched',
  },
  'PUB-1': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page opens without signing in',
  },
  'PUB-6': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page opens without signing in',
  },
  'PUB-8': [
    { file: 'app/health.test.ts', title: 'production has no pages for developers' },
    { file: 'app/health.test.ts', title: 'readiness and figures are on a port of their own' },
  ],
  'STF-1': {
    file: 'features/staff/staff-sign-in.test.ts',
    title: 'a wrong password, a wrong code and an unknown address get the same answer, byte for byte',
  },
  'STF-3': {
    file: 'features/staff/enrolment.test.ts',
    title: 'a link that was used, replaced, passed on, has expired or is of removed staff is refused alike',
  },
  'MOD-8': {
    file: 'features/console/case-view.test.ts',
    title: 'nobody on the staff sees what lies outside a case that they have taken',
  },
  'ADM-2': {
    file: 'features/staff/staff.routes.test.ts',
    title: 'an administrator reads all of the audit log, a moderator their own entries',
  },
  'ADM-3': [
    {
      file: 'features/staff/audit/audit.test.ts',
      title: 'the log takes new entries, and refuses every change, removal and emptying',
    },
    {
      file: 'features/staff/staff.routes.test.ts',
      title: 'no call of staff changes the audit log or signs in as a member',
    },
  ],
  'ADM-5': {
    file: 'features/staff/staff.routes.test.ts',
    title: 'no call of staff changes the audit log or signs in as a member',
  },
  'MOD-4': {
    file: 'features/decisions/statements.test.ts',
    title: 'moderators and administrators decide, and a statement follows at once',
  },
  'MOD-5': {
    file: 'features/decisions/bans.test.ts',
    title:
      'a ban holds once another senior has confirmed it, not its author, no moderator and no administrator',
  },
  'MOD-7': {
    file: 'features/decisions/appeals.test.ts',
    title: 'an appeal is decided by a senior who took no part, by call and by SQL',
  },
  'ACC-4': {
    file: 'features/decisions/statements.test.ts',
    title: 'statements are read by the member they are about, suspended too, and by nobody else',
  },
  'REP-5': [
    {
      file: 'features/decisions/appeals.test.ts',
      title:
        'a member who reported asks once for a second look; it succeeds, and somebody else decides again',
    },
    {
      file: 'features/decisions/appeals.test.ts',
      title: 'a suspended member asks for a second look at a report of theirs',
    },
  ],
  'PUB-9': {
    file: '../../e2e/journeys/public-pages.desktop.spec.ts',
    title: 'every public page opens without signing in',
  },
}

/**
 * Rows whose cells of staff are about the staff's own account, which has calls of its own: STF-2, or none yet. These
 * cells are never counted as passed.
 */
export const NOT_BUILT_FOR_STAFF = new Set('SES-1 SES-5 SES-6 SES-7 SES-9 SES-10 SES-11'.split(' '))

/** Rows whose call does not exist yet. They are never counted as passed, and no route may answer for one. */
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
