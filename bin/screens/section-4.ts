import type { Sections } from './claims.ts'

/** Section 4 of the specification: states and transitions. */
export const SECTION_4: Sections = {
  '4 Session': {
    start: 'an existing session is taken up at the start',
    'cannot refresh': 'a session that cannot be taken up is cleared, profile and all',
    'auth change': 'the profile follows whoever is signed in, and nobody else',
    confirmed: 'by email, phone or general confirmation',
    persists: 'a session lasts, and slides with use',
    tokens: { says: 'tokens refresh by themselves', departure: 'session and tokens in browser storage' },
  },
  '4 Phone registration': {
    temporary: 'a record waits unvalidated, and is validated by the code, once',
    profile: 'the profile and the name come from it',
    'silent login': 'a record that is there already is used again',
    dashboard: 'pending data are completed and then cleared',
  },
  '4 Phone login': {
    code: 'a code by text message signs in',
    'no session': 'without a session the sentence of section 8',
  },
  '4 Logout': {
    clears: 'state, both storages and cookies',
    timeout: 'signing out takes 1 second at most; then it goes on all the same',
    'to login': 'leads to /login',
  },
  '4 Match status': {
    active: 'only active matches are listed',
  },
  '4 Like': {
    pending: 'a like that waits is shown in Likes and counted in the badge',
    matched: 'once matched it leaves the count',
    'like back': "takes the card away, toast 'Liked {name} back!'",
  },
  '4 Find Matches': {
    'defaults first': 'default filters, then page 1',
    debounce: 'a change asks for page 1 after 800 ms',
    'clear all': 'loads the defaults anew',
    'load more': 'appends the next page',
    'loading preferences': 'filters are disabled meanwhile',
    states: 'searching, error, empty, end of results',
    like: "removes the member; Like Sent in the server's words",
    'default message': "'User liked successfully!'",
    'like sent closes': 'after 3 seconds or by Continue Browsing',
  },
  '4 Messages': {
    refresh: 'the list follows every message',
    'first selected': 'the first conversation, or the one of matchId, is open',
    'with messages': 'only matches with a message are conversations',
    sending: 'clears the input and scrolls down',
    older: 'scrolling to the top loads 50 older ones',
    'marks read': 'opening marks the messages of the other one as read',
    'unread flag': {
      says: 'unread when any message came from the other',
      departure: 'conversations: unread when any message',
    },
    'online dot': { says: 'a random placeholder', departure: 'random online dot' },
    typing: { says: 'an indicator for 1 second after typing', as: '9 Timers (typing)' },
    'modal refresh': 'every 10 seconds',
  },
  '4 Contact form': {
    sending: "the button waits: 'Sending Message...'",
    success: 'the form is cleared',
    error: 'said, and what was written stays',
    really: 'the message is really sent, instead of a wait of 2 seconds',
  },
  '4 Profile save': {
    states: 'idle, saving, saved; on failure idle again',
  },
  '4 Photo status': {
    statuses: 'pending (Under Review), approved, rejected; changed by the server',
    main: 'exactly one photo is main',
    order: 'reordering changes the places',
    refetch: 'after every change, and every 55 minutes',
  },
  '4 Notifications': {
    read: 'by click or Mark all',
    dismissed: { says: 'dismissed locally', departure: 'notifications: sample data' },
  },
  '4 Account': {
    deactivate: 'really hides the member until the next sign-in',
    delete: 'really removes everything',
  },
  '4 Password form': {
    success: 'clears and closes the form, dialog for 3 seconds',
  },
  '4 Forgot password': {
    states: 'form, sent, and back to the form',
  },
  '4 Toasts': {
    kinds: 'success, error, info',
    five: 'leave after 5 s (Find Matches, My Matches, Likes)',
    'three and a half': 'leave after 3.5 s on settings and photos',
    profile: '3.5 s on the profile screen',
  },
}
