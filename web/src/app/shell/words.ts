import { pluralEn as plural } from '@ndoa/contract/plural'

export const words = {
  home: (brand: string) => `${brand}, home`,
  hello: (name: string) => `Hello, ${name}`,
  sidebar: 'Sidebar',
  main: 'Main',
  tabs: 'Tabs',
  menu: 'Menu',
  openMenu: 'Open menu',
  skipToContent: 'Skip to content',
  logout: 'Logout',
  places: {
    dashboard: 'Home',
    matches: 'My Matches',
    find: 'Find Matches',
    messages: 'Messages',
    likes: 'Likes',
    notifications: 'Notifications',
    photos: 'Photos',
    profile: 'Profile',
    settings: 'Settings',
  },
  /** Shorter labels for the phone's bottom bar. */
  tabPlaces: { dashboard: 'Home', find: 'Find', messages: 'Messages', likes: 'Likes', profile: 'Profile' },
  /** `shown` is the count or "99+". */
  badges: {
    messages: (count: number, shown: string) =>
      plural(count, { one: `${shown} unread message`, other: `${shown} unread messages` }),
    likes: (count: number, shown: string) =>
      plural(count, { one: `${shown} new like`, other: `${shown} new likes` }),
    notifications: (count: number, shown: string) =>
      plural(count, { one: `${shown} unread notification`, other: `${shown} unread notifications` }),
  },
  account: {
    open: 'Account menu',
    title: 'Account',
    profile: 'My Profile',
    settings: 'Settings',
    help: 'Help',
    signOut: 'Sign Out',
  },
  connection: {
    late: 'Reconnecting... New messages and likes may arrive late.',
    back: 'You’re back online.',
    offline: 'You’re offline.',
    asOf: (moment: string) => `You’re seeing this screen as of ${moment}.`,
    missing: 'The rest will load when you’re back online.',
    /** For a time on an earlier day. */
    moment: (day: string, time: string) => `${day.toLowerCase()}, ${time}`,
  },
  leave: {
    title: 'Log out anyway?',
    deleted: 'If you log out, it will be deleted.',
    leave: 'Log Out Anyway',
    stay: 'Stay',
    unsent: (count: number) =>
      plural(count, {
        one: 'One message hasn’t been sent yet.',
        other: `${count} messages haven’t been sent yet.`,
      }),
    photos: (count: number) =>
      plural(count, {
        one: 'One photo hasn’t been uploaded yet.',
        other: `${count} photos haven’t been uploaded yet.`,
      }),
    unsaved: 'Something you typed hasn’t been sent or saved.',
  },
}
