export const words = {
  notForMe: 'Not for me',
  notForMeName: (name: string) => `Not for me: ${name}`,
  unmatch: 'Unmatch',
  block: 'Block',
  more: (name: string) => `More options for ${name}`,
  report: (name: string) => `Report ${name}`,
  secret: 'They won’t learn who reported them.',
  hidden: (name: string) => `We won’t show you ${name} again.`,
  undo: 'Undo',
  confirm: {
    block: {
      title: (name: string) => `Block ${name}?`,
      text: 'You will no longer see each other. They won’t be told.',
    },
    unmatch: {
      title: (name: string) => `Unmatch ${name}?`,
      text: 'Your conversation will be gone for both of you. They won’t be told.',
    },
  },
  failures: {
    block: (name: string) => `We couldn’t block ${name}. Please try again.`,
    unblock: (name: string) => `We couldn’t unblock ${name}. Please try again.`,
    unmatch: (name: string) => `We couldn’t unmatch ${name}. Please try again.`,
    hide: (name: string) => `We couldn’t hide ${name}. Please try again.`,
    unhide: (name: string) => `We couldn’t bring ${name} back. Please try again.`,
  },
}
