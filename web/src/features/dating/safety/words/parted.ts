export const words = {
  failed: 'We couldn’t load this list',
  hidden: {
    title: 'Not for me',
    text: 'People you don’t want to be shown again. They aren’t told.',
    empty: 'No one so far.',
    on: (date: string) => `Hidden on ${date}`,
    showAgain: 'Show Again',
    showAgainName: (name: string) => `Show ${name} again`,
  },
  blocked: {
    title: 'Blocked',
    text: 'You and the people you block can’t see each other. They aren’t told.',
    empty: 'You haven’t blocked anyone.',
    on: (date: string) => `Blocked on ${date}`,
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
  },
  partings: {
    title: 'People I parted from',
    text: 'People you unmatched or blocked in the last 90 days. Only you can see this list.',
    empty: 'No one in the last 90 days.',
    unmatchedOn: (date: string) => `Unmatched on ${date}`,
  },
}
