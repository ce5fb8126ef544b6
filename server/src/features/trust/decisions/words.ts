import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralEn } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'
import {
  APPEAL_MONTHS,
  STRIKE_DAYS,
  type StatementPart,
  SUSPENSION_STRIKE_DAYS,
} from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { EmailContent } from '../../shared/email-template.ts'
import { inLanguages } from '../../shared/languages.ts'

/** The text of a statement of reasons: a title, and seven parts, some in the staff member's own words. */
interface StatementWords {
  title: string
  parts: Record<StatementPart, string>
}

/** The rule behind a reason, published at /community-rules. */
const rule = (reason: ReportReason) =>
  `Community Rules, “${COMMUNITY_RULES[reason].title}”: ${COMMUNITY_RULES[reason].rule}`

const EVERYWHERE = `This applies everywhere on ${BRAND}.`
const inDays = (days: number | null) => pluralEn(days ?? 0, { one: '1 day', other: `${days} days` })

/** Added to a ban for fraud. */
const CONTACTS_NOTIFIED =
  'Everyone who received a message from you is told that we removed your account because it broke our rules about money or false identities, and how to stay safe. If we lift the ban, they are told that we were wrong.'
const CONTACTS_CORRECTED =
  'We are telling everyone we warned about you that our decision was wrong, and that there is no reason to be wary of you.'

/** Added when a wrongful suspension is lifted. */
const DAYS_BACK = 'If you had paid for a membership, the days that you lost are added to it.'

/** What still applies to the member after a decision is lifted. */
const stillApplies = {
  all: `You can use ${BRAND} without restrictions again.`,
  suspended: 'But your account stays suspended, for another reason that this does not change.',
  slowed: 'But you still cannot start new conversations, for another reason that this does not change.',
}

/** Why each rule exists. */
const why: Record<ReportReason, string> = {
  money:
    'You asked for money or gifts, or invited someone to invest. Members must be able to trust that no one here is after their savings, whatever the reason given.',
  not_in_photos: 'The person in the photos is not you. Members need to know who they are talking to.',
  underage: `What we saw says that you are younger than 18, or that a child was involved. ${BRAND} is for adults alone.`,
  threats: 'You threatened or pressured someone. No one here has to be afraid of another member.',
  hate: 'What you wrote or showed insults people, or treats them with contempt for who they are.',
  sexual: 'What you wrote or showed is sexual, and members did not ask for it.',
  married: `What we saw says that you are married or promised to someone. Members of ${BRAND} are here to marry.`,
  advertising: 'You offered goods or services, or sent members elsewhere.',
  trafficking:
    'What we saw says that someone is being forced or sold. We act on this at once to protect people.',
  meeting: 'What happened away from this site puts other members in danger.',
  other: 'What you did harms other members, as described above.',
}

/** The removed content that a decision names. */
interface Removed {
  photos: number
  messages: number
  bio: boolean
}

const photos = (count: number) => pluralEn(count, { one: '1 photo', other: `${count} photos` })
const messages = (count: number) => pluralEn(count, { one: '1 message', other: `${count} messages` })

export const words = {
  rule,
  why,
  titles: {
    advice: 'A friendly note from our team',
    content_removed: 'We removed something from your account',
    slowed: 'You can’t start new conversations for a while',
    suspended: 'Your account is suspended',
    banned: 'Your account is suspended while we decide about a ban',
  },
  /** `removed` is the sentence about removed content, or empty. */
  decisions: {
    advice: () => 'This is advice. Nothing in your account is restricted.',
    content_removed: (_days: number | null, removed: string) =>
      `${removed} No one on ${BRAND} can see it any more. The rest of your account is not restricted.`,
    slowed: (days: number | null, removed: string) =>
      `For ${inDays(days)}, you cannot start new conversations. Conversations you’ve already started continue. ${EVERYWHERE} ${removed}`,
    suspended: (days: number | null, removed: string) =>
      `For ${inDays(days)}, no one can see your profile and you cannot use your account. ${EVERYWHERE} ${removed}`,
    banned: (_days: number | null, removed: string) =>
      `We are considering a ban. A second person from our team decides about it within 24 hours. Until then no one can see your profile and you cannot use your account. ${EVERYWHERE} ${removed}`,
  },
  removed: (list: (parts: readonly string[]) => string, things: Removed): string => {
    const parts = [
      things.photos > 0 && photos(things.photos),
      things.messages > 0 && messages(things.messages),
      things.bio && 'the text about you',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `We removed ${list(parts)}.` : ''
  },
  strikes: {
    none: 'It does not count as a strike.',
    one: `It counts as one strike for ${STRIKE_DAYS} days.`,
    two: `It counts as two strikes for ${SUSPENSION_STRIKE_DAYS} days.`,
  },
  /** Replaces the facts if they would identify a reporter. */
  fewFacts: (week: string) =>
    `In the week of ${week} we found that the rule below was broken. We do not say more, so that no one can be recognised.`,
  source: {
    reported: 'We looked at this because it was reported to us.',
    found: 'No one reported this. We found it ourselves.',
  },
  automation: {
    program:
      'A program drew our attention to this. It decided nothing: someone from our team looked at it and decided.',
    people: 'No program found or decided this. Someone from our team looked at it and decided.',
  },
  appeal: `If you think that we are wrong, ask for a second look here within ${APPEAL_MONTHS} months. It is free, and someone who took no part in this decision will decide. You can also go to a court or to a body that settles disputes out of court.`,
  banConfirmed: {
    title: 'Your account is banned',
    decision: (tellsContacts: boolean) =>
      `Your account is banned permanently. No one can see your profile and you cannot use your account. ${EVERYWHERE} Two people from our team decided this one after the other.${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'We looked again, and our decision stands',
    decision: (decision: string) => `Our decision stands. ${decision}`,
    appeal:
      'Someone who took no part in the decision has looked at it again, as you asked. You can still go to a court or to a body that settles disputes out of court.',
  },
  lifted: (
    standing: keyof typeof stillApplies,
    isRemoved: boolean,
    correctsContacts: boolean,
    wasAppealed: boolean,
    wasSuspended: boolean,
  ): StatementWords => ({
    title: 'We have lifted our decision',
    parts: {
      decision: `Our earlier decision no longer stands. ${stillApplies[standing]} Its strikes no longer count, and what it removed is back unless you deleted it${isRemoved ? ' or another decision removed it as well' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} We are sorry.`,
      facts: 'Someone else from our team looked at it again and reached a different conclusion.',
      source: wasAppealed ? 'You asked us to look again.' : 'We looked again on our own.',
      automation: 'No program decided this. Someone from our team did.',
      rule: 'The rule that we named in the earlier statement was not broken.',
      explanation: 'That is why the earlier decision no longer applies.',
      appeal:
        'There is nothing left to look at again. If anything has not been restored, please write to us from the contact page.',
    },
  }),
  /** The statement about a pause by the scam shield. */
  paused: {
    title: 'You can’t start new conversations for now',
    parts: {
      decision: `For ${SHIELD_PAUSE_DAYS} days at most, you cannot start new conversations. Conversations you’ve already started continue. This applies everywhere on ${BRAND}. It ends sooner when someone from our team has looked at it. It does not count as a strike.`,
      facts: 'Several of your latest messages look like requests for money, goods, a payment or a code.',
      source: 'A program that looks for requests for money in messages found this.',
      automation: `A program found this, and it set this restriction by itself. No one from our team has looked at it yet. Someone will within ${SHIELD_DUE_HOURS} hours, and only people decide about anything else.`,
      rule: rule('money'),
      explanation:
        'Members must be able to trust that no one here is after their savings, whatever the reason given.',
      appeal: `If you think that this is wrong, ask for a second look here. It is free, and someone from our team reads what you write before we decide. When our team has decided, you get another statement, and you can ask for a second look at it within ${APPEAL_MONTHS} months. You can also go to a court or to a body that settles disputes out of court.`,
    },
  } satisfies StatementWords,
  /** A text message to a member without an email address. */
  statementText: `${BRAND}: there is a decision about your account. Please sign in to read why, and what you can do.`,
  /** Other people may read a mail, so it contains no facts or quotes. */
  statementMail: (name: string, { title, parts }: StatementWords, link: string): EmailContent => ({
    subject: `About your ${BRAND} account`,
    preview: 'There is something you should read.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'Read it in full' },
    closing: ['What we found is in your account, where no one else can read it.'],
  }),
  /** Goes to members who received messages from a banned member. Neutral, because a removal proves no intention. */
  warning: (name: string, who: string, site: string): EmailContent => ({
    subject: `A safety notice from ${BRAND}`,
    preview: 'Please take a minute to read this.',
    heading: 'About someone who wrote to you',
    name,
    paragraphs: [
      `We have removed the account of ${who}, who wrote to you on ${BRAND}, because it broke our rules about money or false identities. The name or the photos may have been false, and fraud is possible.`,
      'Please never send money to anyone you know only from here, and never share bank details, card numbers or codes, whatever the reason given.',
      'If you have sent money: ask your bank or your mobile money provider at once to stop or reverse the payment. Keep the chat and every receipt; your bank and the police may ask for them.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'See what you can do' },
    closing: [
      `Do you have a question, or something to tell us? Write to us: ${site}/contact`,
      'You get this whatever your notification settings are, because it is about your safety.',
    ],
  }),
  correction: (name: string, who: string, site: string): EmailContent => ({
    subject: `A correction from ${BRAND}`,
    preview: 'We made a mistake.',
    heading: 'We made a mistake',
    name,
    paragraphs: [
      `We told you that we had removed the account of ${who} because it broke our rules. We have looked at this again: our decision was wrong, and the account is no longer banned.`,
      `Please disregard our warning about ${who}: it was wrong. We are sorry for the worry it caused.`,
    ],
    closing: [`Do you have a question? Write to us: ${site}/contact`],
  }),
  /** A reply to a notice or a contact message, in the staff member's words. */
  answer: (reply: string[]): EmailContent => ({
    subject: `Our answer to your message to ${BRAND}`,
    preview: 'Someone from our team has looked at it.',
    heading: 'Our answer',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage: string) =>
    `No program decided this: someone from our team did. If you think that we are wrong, write to us: ${contactPage}. You can also go to a court or to a body that settles disputes out of court.`,
}

export const wordsIn = inLanguages(import.meta.url, words)
