export const words = {
  failed: 'We couldn’t load this list',
  hidden: {
    title: 'Not for me',
    text: 'They aren’t shown to you again, and aren’t told.',
    empty: 'No one yet.',
    on: (date: string) => `Hidden on ${date}`,
    showAgain: 'Show Again',
    showAgainName: (name: string) => `Show ${name} again`,
  },
  blocked: {
    title: 'Blocked',
    text: 'You can’t see each other, and they aren’t told.',
    empty: 'No one blocked.',
    on: (date: string) => `Blocked on ${date}`,
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
  },
  partings: {
    title: 'People I parted from',
    text: 'From the last 90 days, seen only by you.',
    empty: 'No one in 90 days.',
    unmatchedOn: (date: string) => `Unmatched on ${date}`,
  },
}
