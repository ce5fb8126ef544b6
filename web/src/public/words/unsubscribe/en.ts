import type { Forms } from '../../forms.ts'

export const words = {
  title: 'Turn Off These Emails',
  description: 'Turn off the kind of email that you have just read.',
  text: 'You no longer want emails of this kind? Press the button. Emails about your account and its security still come.',
  sending: {
    needed: {},
    send: 'Turn Off These Emails',
    sending: 'Turning Off...',
    sent: 'Turned Off',
    thanks:
      'You get no more emails of this kind. You can turn them on again in Settings, under Notifications.',
    failed: 'That Did Not Work',
    tooMany: {
      one: 'You’ve tried a lot of times. Please try again in {count} minute or contact us directly',
      other: 'You’ve tried a lot of times. Please try again in {count} minutes or contact us directly',
    } as Forms,
  },
}
