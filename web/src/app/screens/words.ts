import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words = {
  home,
  ...lists,
  messages: 'Messages',
  conversation: 'Conversation',
  findMatches: 'Find Matches',
  findPerfect: 'Find Your Perfect Match',
  photos: {
    title: 'Manage Photos',
    text: (most: number) => `Show who you are: up to ${most} photos, in the order you choose.`,
    unknownPlace: 'Unknown Location',
  },
  profile: { title: 'Edit Profile', text: 'Update your information to find better matches' },
  settings: {
    title: 'Account Settings',
    signedInAs: 'You are signed in as <name></name>.',
    signedInAsWith: 'You are signed in as <name></name> (<email></email>).',
  },
  verification: 'Verification',
  suspended: {
    pageTitle: 'Your Account',
    title: 'Your account',
    logout: 'Logout',
    until: (date: string, time: string) => `Your account is suspended until ${date}, ${time}.`,
    forever: 'Your account is suspended until further notice.',
    text: 'Dear <name></name>, no one can see your profile until then, and you can’t like, match or send messages. Your profile, matches and messages are kept. Our rules are in the <a>Community Rules</a>.',
    decided: 'What we decided, and why',
    contact: 'Is anything unclear? Please <a>write to us</a>. We reply within 24 hours.',
  },
}
