import { BRAND } from '@ndoa/contract/brand'
import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'
import { APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import { addresses, OPERATOR_IDENTITY } from '../addresses.ts'
import { ELIGIBILITY, STANDARDS } from '../eligibility.ts'
import type { Section } from '../prose.tsx'
import { TIERS_ADD } from './phrases.ts'

const sections = {
  who: {
    title: 'Who we are',
    text: [
      `${BRAND} is a service that helps adults who want to marry find each other: Africans at home and abroad, and anyone who wants to share their life with one. By using it, you accept these terms. If you do not accept them, please do not use it.`,
    ],
  },
  eligibility: {
    title: 'Eligibility',
    text: [
      {
        list: [
          ...ELIGIBILITY.map((reason) => COMMUNITY_RULES[reason].rule),
          'You use your real identity.',
          `You use ${BRAND} for personal purposes only.`,
          'You are not banned from using it, by law or by us.',
        ],
      },
    ],
  },
  account: {
    title: 'Your account',
    text: [
      'Keep your password and codes to yourself, and keep your details accurate. Each person may have one account, and no one else may use it. Tell us if you believe that someone does. You may deactivate or delete your account at any time.',
    ],
  },
  standards: {
    title: 'Community standards',
    text: [
      {
        list: [
          ...STANDARDS.map((reason) => COMMUNITY_RULES[reason].rule),
          'No photos of other people, and none of children on their own. Show yourself.',
          'No sharing what a member has told or shown you in confidence.',
        ],
      },
      'We may warn, limit or remove accounts that break these rules. The <rules>Community Rules</rules> explain each of them, what we do when one is broken, and how you can object.',
    ],
  },
  payments: {
    title: 'Subscription and payments',
    text: [
      'Finding members, liking them and writing to your matches is free. So are safety, privacy, filters, reasons and your whole history: we never charge for them, and no membership moves anyone up in a list. A membership adds a few extras:',
      { list: TIERS_ADD },
      'Members who show their photos only to the people they choose stay blurred, whatever someone else pays.',
      'You pay once, for 1, 3 or 12 months, the <membership>price of the country you live in</membership>, tax included. By paying you agree that it begins at once. It ends by itself.',
      `Renewal is off unless you switch it on, and works by card only. We email you 6 to 8 days before we charge your card, with the exact price and a link that stops it. You can undo a renewal for ${WITHDRAWAL_DAYS} days and get all of it back. If the card is declined, we tell you and try once more after three days.`,
      `You can withdraw from a purchase, in Settings or with the link in your receipt, and need not say why. Within ${WITHDRAWAL_DAYS} days of paying you get all your money back, once a year; otherwise you get back the days you paid for and have not used. The membership then ends, and the money goes back to where it came from. Your rights under the law of your country stay as they are. When you buy a higher membership it begins at once, and we refund the days of the lower one you haven’t used.`,
      'If we suspend your account, or you delete it, nothing renews. You can still withdraw with the link in your receipt.',
    ],
  },
  property: {
    title: 'Intellectual property',
    text: [
      `What you write and upload remains yours; you allow us to store it and show it to other members according to your settings, for as long as you keep it here. The name ${BRAND}, its logo and its texts are ours. Please do not copy or reverse engineer the service beyond what the law allows.`,
    ],
  },
  privacy: {
    title: 'Privacy and safety',
    text: [
      'Our <privacyPolicy>Privacy Policy</privacyPolicy> is part of these terms. Please read the <tips>Safety Tips</tips> before you meet anyone. We do not carry out background checks and do not vouch for members; a verified badge means only that two of our team found that someone looked like their photos, in live pictures or in a video call.',
    ],
  },
  links: {
    title: 'Third-party links',
    text: ['Links to other sites are there for convenience. We are not responsible for their content.'],
  },
  liability: {
    title: 'Liability',
    text: [
      'We take care, but we cannot promise that you will find a partner or that the service will always be available, and we are not responsible for what members do. Where the law allows, our liability is limited to what you paid us in the last twelve months. Nothing here limits our liability for intent, gross negligence, or harm to life or health.',
    ],
  },
  termination: {
    title: 'Termination',
    text: [
      `You may leave at any time. We may end or suspend an account that breaks these terms, and will say why unless safety or the law forbids it. Within ${APPEAL_MONTHS} months you can ask for a second look in your account; someone who took no part in the decision will decide. Or write to us through the <contact>contact page</contact>.`,
    ],
  },
  changes: {
    title: 'Changes',
    text: [
      `We announce changes that matter at least 30 days before they take effect. Continuing to use ${BRAND} means that you accept them; if you don’t, you can delete your account.`,
    ],
  },
  contact: {
    title: 'Contact',
    text: [`<mail>${addresses.general}</mail>, or the <contact>contact page</contact>.`, OPERATOR_IDENTITY],
  },
} satisfies Record<string, Section>

export const words = {
  title: 'Terms of Service',
  description: `Who may use ${BRAND}, and the rules that all members follow.`,
  subtitle: 'The rules we all follow, so that everyone can trust each other.',
  updated: 'Last updated: January 15, 2025',
  sections,
}
