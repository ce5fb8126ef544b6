import { words as openers } from '@ndoa/contract/dating/words/openers'
import { pluralEn as plural } from '@ndoa/contract/plural'
import { bubble, cautions, composer, moneyQuestion } from './words/chat.ts'

export const words = {
  title: 'Messages',
  myMatches: 'My Matches',
  conversations: 'Conversations',
  conversation: 'Conversation',
  conversationWith: (name: string) => `Conversation with ${name}`,
  messagesWith: (name: string) => `Messages with ${name}`,
  /** Replaces the name of a member who has left. */
  thisMember: 'this member',
  unread: (count: number, shown: string) =>
    plural(count, { one: `${shown} unread message`, other: `${shown} unread messages` }),
  fresh: (count: number, shown: string) =>
    plural(count, { one: `${shown} new message`, other: `${shown} new messages` }),
  fromYou: 'You: <message></message>',
  start: 'Start the conversation!',
  sayHello: 'Say hello to one of your matches.',
  sayHelloTo: (name: string) => `Say hello to ${name}.`,
  /** `more` is for screen readers only. */
  match: (percent: number) => `${percent}%<more> match</more>`,
  backToList: 'Back to conversations',
  seeProfile: ', see profile',
  typing: 'typing...',
  safetyTips: 'Safety tips',
  removed: 'This message was removed by our team.',
  notAvailable: 'Member not available',
  sendFailed: 'Your message couldn’t be sent. Please try again.',
  jumpToLatest: 'Jump to latest',
  loadingOlder: 'Loading older messages...',
  olderFailed: 'We couldn’t load older messages. Try Again',
  loadingConversations: 'Loading conversations...',
  loadingMessages: 'Loading messages...',
  failed: {
    title: 'Error Loading Messages',
    text: 'Failed to fetch conversations',
    retry: 'Retry',
    test: 'Test DB',
    answers: (count: number) =>
      plural(count, {
        one: `The database answers: ${count} conversation.`,
        other: `The database answers: ${count} conversations.`,
      }),
  },
  gone: {
    title: 'This conversation is not available',
    text: 'You’re no longer matched, or this member has left.',
    back: 'Go Back',
  },
  refused: { title: 'Not sent', ok: 'OK' },
  search: {
    label: 'Search conversations',
    placeholder: 'Search conversations...',
    nothing: 'No conversations found.',
  },
  noMessages: { title: 'No Messages Yet' },
  noMatches: {
    title: 'No Matches Found',
    text: 'You need to match with someone first to start a conversation.',
    find: 'Find Matches',
  },
  nothingOpen: {
    title: 'Select a Conversation',
    text: 'Choose a conversation from the list to read it and reply.',
  },
  newMatches: {
    title: 'New Matches',
    viewAll: 'View All<more> matches</more>',
    writeTo: '<more>Write to </more><name></name>',
  },
  recent: {
    title: 'Recent Messages',
    viewAll: 'View All<more> messages</more>',
    empty: 'No messages yet. When you and someone like each other, you can write here.',
  },
  announced: {
    somebody: 'a match',
    from: (name: string) => `New message from ${name}`,
    message: (name: string, message: string) => `New message from ${name}: ${message}`,
  },
  matchFound: {
    title: 'Match Found',
    text: 'You and <name></name> like each other.',
    shared: 'What you share',
    begin: 'A kind word is a good start',
    close: 'Awesome!',
  },
  bubble,
  cautions,
  composer,
  moneyQuestion,
  openers: { label: 'Ways to begin', ...openers },
}
