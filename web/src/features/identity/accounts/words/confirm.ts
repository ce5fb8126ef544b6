export const words = {
  title: 'Thank you for Registering!',
  sentTo: 'We sent a link to <to></to>.',
  sent: 'We sent a link to your address.',
  open: 'Open it to activate your account. It works for 24 hours.',
  notThere: 'No email yet?',
  notThereText: 'Please check your spam folder, or have the email sent again.',
  resend: 'Resend Email',
  resendIn: (seconds: number) => `Resend Email in ${seconds} s`,
  sending: 'Sending...',
  sentAgain: 'We’ve sent the email again. It may take a minute to arrive.',
  notSent: 'We couldn’t send the email. Please try again.',
  wrongAddress: 'Wrong address?',
  wrongAddressText: 'Sign up again with the right one.',
  otherAddress: 'Change Address',
  /** Shown when no mail gateway is configured. */
  outbox: 'This is a demo, so emails don’t leave it. <a>Read yours in the development outbox</a>',
  follow: 'Follow us on Facebook, Instagram and X: coming soon.',
}
