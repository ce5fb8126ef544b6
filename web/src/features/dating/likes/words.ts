import type { LikeOrder } from './like-order.ts'

export const words = {
  like: 'Like',
  likeName: (name: string) => `Like ${name}`,
  likeBack: 'Like Back',
  likeBackName: (name: string) => `Like Back: ${name}`,
  likeFailed: 'Failed to like user. Please try again.',
  likeBackFailed: 'Failed to like back. Please try again.',
  likedBack: (name: string) => `Liked ${name} back!`,
  undoFailed: 'We couldn’t take your like back. Please try again.',
  /** Used when the server sends no sentence. */
  liked: 'User liked successfully!',
  /** Replaces the button for members who were liked before. */
  alreadyLiked: 'Like Sent',
  /** Screen readers also announce the name. */
  message: 'Message <name></name>',
  sent: {
    title: 'Like Sent!',
    to: (name: string) => `To ${name}.`,
    undo: 'Undo',
    browse: 'Continue Browsing',
  },
  tiles: {
    total: 'Total Likes',
    average: 'Avg Match',
    visible: 'Visible',
    verified: 'Verified',
  },
  list: 'Likes',
  title: 'Likes received',
  sortBy: 'Sort by',
  orders: {
    recent: 'Most Recent',
    compatibility: 'Highest Compatibility',
    verified: 'Verified First',
    photos: 'Most Photos',
  } satisfies Record<LikeOrder, string>,
  layout: 'Layout',
  views: { grid: 'Grid', list: 'List' },
  /** Shown over a photo that a membership would unblur. */
  premium: 'Premium Feature',
  newLike: 'New Like!',
  /** "Today" becomes "today" inside a sentence; a date follows "on" unchanged. */
  likedYou: (day: string) => (/\d{4}/.test(day) ? `Liked you on ${day}` : `Liked you ${day.toLowerCase()}`),
  noBio: 'No bio available',
  resume: {
    title: 'Your profile is paused',
    text: (name: string) =>
      `${name} can’t see you while your profile is paused. Resume it to send your like.`,
    notNow: 'Not Now',
    confirm: 'Resume and Like',
    failed: 'Failed to resume. Please try again.',
  },
}
