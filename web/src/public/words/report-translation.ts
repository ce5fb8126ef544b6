import { BRAND } from '@ndoa/contract/brand'
import type { Forms } from '../forms.ts'

export const words = {
  title: 'Report a Translation',
  description: `Tell ${BRAND} which words read wrong in your language.`,
  subtitle:
    'Did something read oddly, or was it in the wrong language? Tell us, and our team will look at it.',
  form: {
    details: 'Which words, and what is wrong with them?',
    better: 'How would you say it?',
    betterHint: 'You can leave this empty',
  },
  sending: {
    needed: { details: 'Please tell us which words are wrong' },
    send: 'Send Report',
    sending: 'Sending Report...',
    sent: 'Report Sent',
    thanks: 'Thank you. It helps everybody who reads this language.',
    failed: 'Report Failed to Send',
    tooMany: {
      one: 'You’ve sent a lot of reports. Please try again in {count} minute or contact us directly',
      other: 'You’ve sent a lot of reports. Please try again in {count} minutes or contact us directly',
    } as Forms,
  },
}
