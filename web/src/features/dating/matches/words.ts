import { isolatedName } from '@ndoa/contract/isolated'
import { pluralEn as plural } from '@ndoa/contract/plural'
import type { MatchOrder } from './match-order.ts'

export const words = {
  list: 'Matches',
  title: 'Your matches',
  sortBy: 'Sort by',
  orders: {
    recent: 'Most Recent',
    compatibility: 'Compatibility Score',
    active: 'Last Active',
    messages: 'Most Messages',
  } satisfies Record<MatchOrder, string>,
  tiles: {
    total: 'Total Matches',
    newMessages: 'New Messages',
    average: 'Avg Match',
    thisWeek: 'This Week',
  },
  card: {
    nameAge: (name: string, age: number) => `${isolatedName(name)}, ${age}`,
    faith: (faith: string, denomination: string) => `${faith}, ${denomination}`,
    photoOf: (name: string) => `Photo of ${name}`,
    noPhoto: (name: string) => `${name} has no photo yet`,
    photos: (count: number, name: string) =>
      plural(count, { one: `${count} photo of ${name}`, other: `${count} photos of ${name}` }),
    /** `more` is for screen readers only. */
    chat: 'Chat<more> with </more><name></name>',
    message: 'Message<more> with </more><name></name>',
    newMessages: (count: number, shown: string) =>
      plural(count, { one: `${shown} new message`, other: `${shown} new messages` }),
    matched: 'Matched:',
    active: 'Active:',
    messages: 'Messages:',
  },
  whyYouMatch: 'Why you match',
  photos: {
    title: (name: string) => `Photos of ${name}`,
    loading: 'Loading photos...',
    failed: { title: 'Unable to Load Photos', text: 'Failed to fetch photos' },
    none: {
      title: 'No Photos Available',
      text: (name: string) => `${name} has not uploaded any approved photos yet`,
    },
    place: (place: number, total: number) => `Photo ${place} of ${total}`,
    placeOf: (place: number, total: number, name: string) => `Photo ${place} of ${total} of ${name}`,
    previous: 'Previous photo',
    next: 'Next photo',
    show: (place: number) => `Show photo ${place}`,
  },
  start: {
    title: 'Start New Conversation',
    loading: 'Loading matches...',
    failed: 'Failed to fetch matches',
    search: 'Search your matches',
    nothing: 'None of your matches has that name.',
    noMatches: {
      title: 'No Matches Found',
      text: 'You need to match with someone first to start a conversation.',
    },
  },
  week: {
    title: 'This Week',
    failed: 'Failed to fetch stats',
    quiet: 'Nothing to count yet. A like is a good way to start.',
    figures: {
      profile_views: 'Profile Views',
      new_matches: 'New Matches',
      messages_sent: 'Messages Sent',
      likes_received: 'Likes Received',
    },
  },
}
