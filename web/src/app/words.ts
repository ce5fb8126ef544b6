export const words = {
  loading: 'Loading',
  failed: { title: 'Something went wrong', text: 'Please try again in a moment.' },
  notLoaded: { title: 'Not loaded yet', text: 'This screen opens when you’re back online.' },
  notFound: {
    title: 'Page not found',
    text: 'This page doesn’t exist or has moved.',
    home: 'Go to the start page',
  },
  newVersion: { title: 'New version', reload: 'Reload' },
  sessionEnded: {
    title: 'Please Sign In',
    text: 'Your session has ended. Sign in to pick up where you left off.',
    signIn: 'Sign In',
  },
  /** Shown while a mailed link is exchanged. */
  followingLink: { activating: 'Activating your account...', authenticating: 'Authenticating...' },
}
