export const words = {
  failed: 'We couldn’t load this',
  didNotWork: 'That didn’t work. Please try again.',
  deactivate: {
    title: 'Deactivate Account',
    text: 'Your profile will be hidden and you won’t get any notifications. Your matches and messages are kept. Just sign in again when you want to come back.',
    ask: {
      title: 'Deactivate your account?',
      text: 'No one will see your profile until you sign in again. You’ll be signed out on all your devices.',
      confirmText: 'Deactivate',
      busyText: 'Deactivating...',
    },
  },
  delete: {
    title: 'Delete Account',
    text: 'Your profile, photos, matches, conversations and settings will be removed for good. No one can restore them.',
    ask: {
      title: 'Delete your account forever?',
      text: 'Your profile, photos, matches, conversations and settings will be removed for good. This action cannot be undone.',
      confirmText: 'Delete Forever',
      busyText: 'Deleting...',
    },
  },
  data: {
    title: 'Your Data',
    text: 'Get an archive of everything you’ve written and uploaded, to read and keep.',
    export: 'Export My Data',
    ready: (hours: number) => `Your archive is ready. The link works once, within ${hours} hours.`,
    download: 'Download My Data',
    downloading: 'Downloading...',
  },
}
