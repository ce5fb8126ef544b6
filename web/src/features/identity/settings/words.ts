import type { PHOTO_BLURS, VISIBILITIES } from '@ndoa/contract/dating/choices'
import { CONSENT_WORDS } from '@ndoa/contract/identity/consents'
import type { ToggleName } from './toggle-name.ts'

export const words = {
  tabsLabel: 'Account settings',
  tabs: {
    notifications: 'Notifications',
    privacy: 'Privacy',
    security: 'Security',
    membership: 'Membership',
    danger: 'Danger Zone',
  },
  loading: 'Loading settings...',
  notFound: 'No Settings Found',
  retry: 'Retry',
  fetchFailed: 'Failed to fetch settings',
  saveFailed: 'Failed to update settings',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: 'Settings saved successfully!',
  nothingToSave: 'Nothing has changed, so there is nothing to save.',
  unsaved: 'Your changes haven’t been saved.',
  consents: CONSENT_WORDS,
  consentsTitle: 'What others see and what counts',
  consentsText: 'Hidden answers don’t count, and changes apply at once.',
  channels: 'How we reach you',
  events: 'What we tell you',
  visibility: 'Who can see your profile',
  visibilities: {
    everyone: 'Everyone',
    verified: 'Verified Users Only',
    matches: 'Matches Only',
  } satisfies Record<(typeof VISIBILITIES)[number], string>,
  badge: '<a>Get Verified</a>',
  photoBlur: {
    /** Replaces the switch's hint while the photos are blurred for all members. */
    hint: 'Blur photos for everyone until you choose to show them.',
    label: 'Blur my photos for',
    rules: {
      non_members: { label: 'People without a membership', hint: 'Your matches always see them clearly.' },
      everybody: {
        label: 'Everyone',
        hint: 'Not even your matches see them clearly until you show them.',
      },
    } satisfies Record<(typeof PHOTO_BLURS)[number], { label: string; hint?: string }>,
  },
  photoGrants: {
    title: 'Who sees my photos',
    text: 'To add someone, open the menu in your conversation.',
    failed: 'We couldn’t load this list',
    empty: 'No one so far.',
    since: (date: string) => `Since ${date}`,
    hide: 'Blur Again',
    hideName: (name: string) => `Blur my photos for ${name} again`,
    unavailable: 'Member not available',
    /** Shown in the menu beside a member's name. */
    show: 'Show them my photos',
    hideAgain: 'Hide my photos again',
    shown: (name: string) => `${name} can see your photos now.`,
    hidden: (name: string) => `Your photos are blurred for ${name} again.`,
    changeFailed: 'We couldn’t change who sees your photos. Please try again.',
  },
  toggles: {
    email_notifications: {
      label: 'Email',
      hint: 'When something is waiting for you and you’re not here.',
    },
    sms_notifications: {
      label: 'SMS',
      hint: 'Only for new matches, at most one a day, and only when push doesn’t reach you.',
    },
    push_notifications: {
      label: 'Push',
      hint: 'A short notice on each device where you turn it on.',
    },
    new_matches: { label: 'New Matches' },
    messages: { label: 'Messages' },
    likes: { label: 'Likes' },
    profile_views: { label: 'Profile Views', hint: 'Once a week.' },
    marketing_emails: {
      label: 'Marketing Emails',
      hint: 'Once a week at most: how many members fit you, and what is waiting.',
    },
    photo_blur: { label: 'Photo Blur', hint: 'Blur photos for non-premium users.' },
    show_online_status: {
      label: 'Show Online Status',
      hint: 'To your matches, with typing and read receipts.',
    },
    show_last_seen: {
      label: 'Show Last Seen',
      hint: 'The day to others, the hour and read receipts to your matches.',
    },
    show_distance: {
      label: 'Show Distance',
      hint: 'Roughly, from city to city.',
    },
    allow_screenshots: {
      label: 'Allow Screenshots',
      hint: 'When off, we ask others not to, but can’t stop them.',
    },
    login_alerts: {
      label: 'Login Alerts',
      hint: 'By email or SMS, when someone signs in on a new device.',
    },
  } as Record<ToggleName, { label: string; hint?: string }>,
}
