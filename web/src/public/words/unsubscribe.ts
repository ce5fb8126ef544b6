import type { Forms } from '../forms.ts'

export const words = {
  title: 'Turn Off These Emails',
  description: 'Turn off the kind of email you’ve just read.',
  text: 'Don’t want emails of this kind any more? Press the button. You’ll still get emails about your account and its security.',
  sending: {
    needed: {},
    send: 'Turn Off These Emails',
    sending: 'Turning Off...',
    sent: 'Turned Off',
    thanks:
      'You won’t get any more emails of this kind. You can turn them on again in Settings, under Notifications.',
    failed: 'That Didn’t Work',
    gone: 'This link isn’t complete, or it’s more than 13 months old. Sign in and turn these emails off in Settings, under Notifications, or contact us directly',
    tooMany: {
      one: 'You’ve tried a lot of times. Please try again in {count} minute or contact us directly',
      other: 'You’ve tried a lot of times. Please try again in {count} minutes or contact us directly',
    } as Forms,
  },
}
