import { pluralEn as plural } from '@ndoa/contract/plural'

export const words = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** The month comes first in regions that write English dates that way. */
  date: (day: number, month: string, year: number, monthFirst: boolean) =>
    monthFirst ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`,
  am: 'AM',
  pm: 'PM',
  today: 'Today',
  yesterday: 'Yesterday',
  justNow: 'Just now',
  daysAgo: (days: number) => plural(days, { one: `${days} day ago`, other: `${days} days ago` }),
  minutesShort: (minutes: number) => `${minutes}m ago`,
  hoursShort: (hours: number) => `${hours}h ago`,
  daysShort: (days: number) => `${days}d ago`,
  offline: 'You seem to be offline. Please check your connection and try again.',
}
