export const words = {
  link: {
    notSignedIn: 'We couldn’t sign you in',
    error: (why: string) => `Authentication error: ${why}`,
    /** Why a sign-in through another service failed, by OAuth error code. */
    reasons: {
      access_denied: 'access was denied.',
      otp_expired: 'this link has expired. Please ask for a new one.',
      server_error: 'the other service had a problem. Please try again.',
      temporarily_unavailable: 'the other service is busy. Please try again in a moment.',
    },
    almostThere: 'Almost there',
    signInHere: 'Would you like to sign in on this device?',
    signingIn: 'Signing in...',
  },
  confirmSignUp: {
    text: 'Your link opened in a different browser from the one you signed up in. Please enter the password you chose, so we know it’s you.',
    confirm: 'Confirm My Email',
    confirming: 'Confirming...',
    forgotTitle: 'Forgot your password, or wasn’t it you who signed up?',
    forgotText:
      'Anyone can type in an email address. This one is yours, so you can start over with your own details and a new password.',
    startOver: 'Start Over',
  },
  startOver: {
    title: 'Start over',
    text: 'Your link shows that this email address is yours. Tell us about yourself and choose a password. Anything entered with this address before will be deleted.',
  },
  switchAccount: {
    title: 'Switch accounts?',
    text: (name: string) => `You are signed in as ${name}, but this link is for a different account.`,
    deleted: 'If you switch, it will be deleted.',
    switch: 'Switch Account',
    switching: 'Switching...',
    stay: (name: string) => `Stay Signed In as ${name}`,
    someoneElse: 'someone else',
  },
}
