export const words = {
  saveThis: 'Save This Search',
  title: 'Saved Searches',
  what: 'Save what you’re looking for, and we’ll tell you when someone new fits: once a day at most.',
  failed: 'We couldn’t load your searches.',
  name: 'Name of the search',
  save: 'Save',
  saved: 'Saved. We’ll tell you when someone new fits.',
  none: 'You haven’t saved a search yet.',
  premium: (tier: string) =>
    `Saved searches are part of ${tier}. Every filter stays free. <a>What it adds</a>`,
  ended: (tier: string) =>
    `Your searches are kept, and you can open them. Alerts are off until you have ${tier} again. <a>What it adds</a>`,
  open: 'Open',
  rename: 'Rename',
  delete: 'Delete',
  reallyDelete: 'Delete It',
  keep: 'Keep It',
  cancel: 'Cancel',
  alerts: 'Tell me when someone new fits',
  alertedOn: (date: string) => `Someone new on ${date}`,
  anybody: 'No filters',
  notSaved: 'That wasn’t saved. Please try again.',
  /** A button's label for screen readers, with the search it belongs to. */
  of: (action: string, name: string) => `${action}: ${name}`,
}
