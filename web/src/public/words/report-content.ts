import { BRAND } from '@ndoa/contract/brand'
import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import type { Forms } from '../forms.ts'

export const words = {
  title: 'Report Content',
  description: `Tell ${BRAND} about something here that is illegal or breaks our rules, without an account.`,
  subtitle:
    'Tell us about a profile, a picture or a page here that is illegal or breaks our rules. You don’t need an account.',
  inDanger: 'Call the police first. Then tell us.',
  account: {
    title: 'Do you have an account?',
    text: 'Sign in and report from the three dots beside a name, a photo or a message: that way we can see what you mean, and you can see what comes of it.',
  },
  form: {
    title: 'What did you see?',
    about: 'Profile or page',
    aboutHint: 'A link, or a name and where you saw it',
    reason: 'Reason',
    chooseReason: 'Select a reason',
    reasons: REPORT_LABELS,
    details: 'What is wrong with it?',
    name: 'Your name',
    nameHint: 'You can leave this empty',
    email: 'Your email',
    emailHint: 'So that we can tell you what we decide. You can leave this empty',
  },
  /** Messages of the form while it checks and sends. */
  sending: {
    needed: {
      about: 'Please say which profile or page you mean',
      reason: 'Please choose a reason',
      details: 'Please tell us what is wrong',
    },
    send: 'Send Notice',
    sending: 'Sending Notice...',
    sent: 'Notice Sent',
    thanks: 'Thank you for telling us. Someone on our team will look at it.',
    failed: 'Notice Failed to Send',
    tooMany: {
      one: 'You’ve sent a lot of notices. Please try again in {count} minute or contact us directly',
      other: 'You’ve sent a lot of notices. Please try again in {count} minutes or contact us directly',
    } as Forms,
  },
}
