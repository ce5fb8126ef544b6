import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import type { Section } from '../prose.tsx'
import { inHours } from './phrases.ts'

/** The keys are anchors on the page. */
const sections = {
  reporting: {
    title: 'How to report',
    text: [
      'Press the three dots beside a name, a photo or a message, choose Report, and then the reason. You can report people you have parted from for another 90 days, in Settings, under Privacy. They don’t learn that you reported them, and you can block them at the same time. Without an account, <report>tell us about something here that breaks these rules</report>.',
      'We keep a copy of what you report, so that it can’t be deleted before someone has seen it. In Settings, under Privacy, My Reports says when someone is looking at it, and what came of it: whether a rule was broken and we acted, or not. We don’t say what we did to the other person.',
    ],
  },
  strikes: {
    title: 'Strikes',
    text: [
      `Some steps count as strikes for a while. They help us treat everyone alike: with ${STRIKES_FOR.suspended7} strikes at the same time our program suggests a suspension of 7 days, with ${STRIKES_FOR.suspended30} one of 30 days, and with ${STRIKES_FOR.banned} a ban. The person deciding may choose another step, but has to write down why. When its time is over, a strike no longer counts.`,
    ],
  },
  'second-look': {
    title: 'If you think we are wrong',
    text: [
      `Ask for a second look: once for each decision, within ${APPEAL_MONTHS} months, free of charge. Both sides can. If it is about you, the button is below our reasons, even while you are suspended or banned. If you reported someone, it is in My Reports.`,
      `A senior on our team who took no part in the decision looks at it within ${inHours(APPEAL_DUE_HOURS)}. If it was wrong, everything it did is undone at once, and its strikes no longer count. You can also go to a court, or to a body that settles disputes out of court.`,
    ],
  },
  programs: {
    title: 'People decide, not programs',
    text: [
      'What programs do here:',
      {
        list: [
          'One looks through messages for requests for money and for early contact details. It warns the person who receives them, and asks the person who wrote them whether they mean it.',
          `When one member keeps asking for money, it stops them from starting new conversations for up to ${SHIELD_PAUSE_DAYS} days. Someone on our team looks at it within ${inHours(SHIELD_DUE_HOURS)}, and ends it if it was a mistake.`,
          'One notices when a new account may belong to someone we have banned. Then its first photo and its first messages wait, or the whole account does, until one of us has looked.',
          'One sorts what is reported, so that people in danger come first.',
        ],
      },
      'What no program does: decide that a rule was broken, remove something, suspend or ban anyone, judge a face or guess an age, or look at where someone comes from. Many reports at once do nothing by themselves either: a person looks at them.',
    ],
  },
  badge: {
    title: 'The blue badge',
    text: [
      'To get it, you take three live pictures with the camera: one straight on, one with your head turned, one with a code on paper. Two of our team compare them with your profile photos, each on their own. As soon as they have decided, the pictures are deleted. Without a camera, we arrange a video call.',
      `The badge lasts ${VERIFIED_MONTHS} months, and ends earlier with a new main photo, date of birth or gender. It says that someone looked like their photos on that day. It does not check name, age, marriage or intentions, and it protects no one from a report.`,
    ],
  },
} satisfies Record<string, Section>

export const words = {
  title: 'Community Rules',
  description: `The rules of ${BRAND} in plain words, what happens when one is broken, and how to ask for a second look.`,
  subtitle: 'What we ask of everyone here, what happens when a rule is broken, and how you can object.',
  rules: {
    title: 'The rules',
    text: 'Each rule is also a reason for which you can report someone, in the same words, and the one that we name when we decide.',
    all: COMMUNITY_RULES,
    reasons: REPORT_LABELS,
    report: (reason: string, hours: number) =>
      `Report it as “${reason}”. We look at it within ${inHours(hours)}.`,
  },
  steps: {
    title: 'What happens then',
    text: 'Someone on our team looks at what was reported and decides on one of these steps. What was done before counts, and so does how much harm was done. If someone makes threats, blackmails, is under 18, forces or sells people, or has been found asking for money, we suspend the account at once and decide on a ban.',
    reasons:
      'The person a decision is about gets our reasons in writing: what we decided, what we found, how we learned of it, whether a program took part, which rule it is about, why it was broken, and how to object. We quote only that person’s own words and pictures, never those of the person who reported them.',
  },
  sections,
}
