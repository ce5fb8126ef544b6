import type { OwnAppeal } from '@ndoa/contract/trust/appeals'
import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import type { OwnReport, ReportReason } from '@ndoa/contract/trust/reports'

export const words = {
  reasons: REPORT_LABELS,
  /** First steps for a member who may be in danger or has lost money. */
  help: {
    money:
      'Have you sent money? Contact your bank or mobile money provider now and ask them to reverse it. Don’t send more, and keep the conversation: it is proof.',
    threats:
      'If you are in danger, call the police first. Don’t pay: it rarely ends there. Keep the messages and don’t delete the conversation.',
    trafficking:
      'If someone is in danger right now, call the police or the emergency number of your country first.',
    meeting:
      'If you are hurt or in danger, call the police or an ambulance first. Tell someone you trust. A doctor can help you and keep proof, whatever you decide later.',
  } as Partial<Record<ReportReason, string>>,
  rules: 'Each of these is one of our <a>Community Rules</a>.',
  form: {
    details: 'What happened? (optional)',
    detailsHint: 'It helps us to decide fairly.',
    alsoBlock: (name: string) => `Also block ${name}: you’ll no longer see each other`,
    failed: 'Your report couldn’t be sent. Please try again.',
    sending: 'Sending...',
    send: 'Send Report',
  },
  thanks: (hours: number) =>
    hours === 1
      ? 'Thank you. Our team will look at it within an hour. See Settings, under Privacy, for what we decide.'
      : `Thank you. Our team will look at it within ${hours} hours. See Settings, under Privacy, for what we decide.`,
  own: {
    title: 'My Reports',
    failed: 'We couldn’t load your reports',
    empty: 'None.',
    someone: 'A member',
    about: (name: string, reason: string) => `${name}: ${reason}`,
    reported: (when: string) => `Reported ${when}`,
    states: {
      received: 'Received. Someone will look at it soon.',
      in_review: 'Someone is looking at it.',
      breach: 'We found that our rules were broken, and acted.',
      no_breach: 'We found nothing against our rules. If it goes on, please report it again.',
    } satisfies Record<OwnReport['state'], string>,
  },
  secondLook: {
    ask: 'Ask for a Second Look',
    why: 'Why should we look again?',
    hint: (date: string) =>
      `You can ask once, until ${date}. Someone who took no part in the decision will look at it within three days.`,
    failed: 'This couldn’t be sent. Please try again.',
    states: {
      open: (on: string) =>
        `You asked for a second look on ${on}. Someone else from our team will look at it.`,
      upheld: (on: string) => `Someone else looked at it again on ${on}, and the outcome stands.`,
      lifted: (on: string) => `Someone else looked at it on ${on}, and we’re reviewing it again.`,
    } satisfies Record<OwnAppeal['state'], (on: string) => string>,
  },
}
