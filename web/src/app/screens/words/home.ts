import { pluralEn as plural } from '@ndoa/contract/plural'

/** "a", "a and b", "a, b, and c" */
const list = (items: readonly string[]) =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`

export const home = {
  title: 'Home',
  welcome: (name: string) => `Welcome, ${name}!`,
  welcomeBack: (name: string) => `Welcome back, ${name}!`,
  suggested: 'Suggested Matches',
  loadingSuggested: 'Loading suggested matches...',
  today: 'Here is who might be right for you.',
  /** `shown` is the count or "99+", here and in `waiting`. */
  likeYou: (count: number, shown: string) =>
    plural(count, { one: `${shown} person likes you`, other: `${shown} people like you` }),
  waiting: (count: number, shown: string) =>
    plural(count, { one: `${shown} awaits your answer`, other: `${shown} await your answer` }),
  shortcuts: {
    label: 'Shortcuts',
    find: { title: 'Find Matches', text: 'Look for someone who’s right for you' },
    matches: { title: 'My Matches', text: 'Everyone who likes you back' },
    likes: { title: 'Likes', text: 'See who likes you' },
    profile: { title: 'Profile', text: 'Tell others more about yourself' },
  },
  completion: {
    title: (percent: number) => `Your profile is ${percent}% complete`,
    label: 'Profile completion',
    /** `more` counts the missing answers that are not named. */
    missing: (named: readonly string[], more: number) =>
      `Still missing: ${list(more > 0 ? [...named, `${more} more`] : named)}.`,
    addPhotos: 'Add Photos',
    editProfile: 'Edit Profile',
    loading: 'Loading your profile...',
  },
}
