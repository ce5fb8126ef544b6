export const words = {
  byKind: 'Choose for each kind of news, and set quiet hours',
  loading: 'Loading...',
  failed: 'We couldn’t load this',
  notSaved: 'That wasn’t saved. Please try again.',
  grid: 'What we tell you, and how',
  news: 'News',
  channels: { push: 'Push', mail: 'Email', sms: 'SMS' },
  kinds: {
    match: 'New matches',
    message: 'Messages',
    like: 'Likes',
    search: 'Saved searches',
    views: 'Profile views',
    reminder: 'Reminders',
  },
  /** The label of a checkbox in the grid. */
  cell: (kind: string, channel: string) => `${kind}: ${channel}`,
  night: 'Quiet hours',
  nightHint:
    'At night we hold back all news and tell you in the morning. Codes and warnings about your account always get through.',
  starts: 'From',
  ends: 'To',
  zone: (zone: string) => `Your time zone: ${zone}`,
  /** Shown below a switch that is on but has no effect. */
  missing: {
    phone: 'Text messages need a phone number that you’ve confirmed. <a>Add your number</a>',
    address: 'Your account has no email address yet. <a>Add your address</a>',
    confirmation: 'You haven’t confirmed your email address yet. <a>Confirm your address</a>',
  },
  mail: {
    undeliverable:
      'Emails to your address came back, so we send no more of them. <a>Change your address</a>, or sign in once with an emailed link, so that we know it works again.',
    complained:
      'You marked one of our emails as spam, so we no longer email you news. <a>Change your address</a> if you want to hear from us by email again.',
  },
}
