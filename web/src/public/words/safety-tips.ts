import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { REVIEW_PROMISE } from './phrases.ts'

/** The keys are anchors on the page. */
const groups = {
  'before-you-trust': {
    title: 'Before you trust',
    tips: [
      'Keep talking here until you’re sure. Someone who pushes you to move to another app on the first day has a reason.',
      'Ask for a video call before you feel too much. A camera that is always broken is a warning sign.',
      'Watch for things that don’t add up: a job that changes, photos that look like a magazine, answers that could be for anyone.',
      'Be wary of big declarations of love in the first week, especially from someone you’ve never seen.',
      'Talk to your family or a friend about the person. Love doesn’t mind questions; fraud does.',
    ],
  },
  money: {
    title: 'Never send money',
    tips: [
      'Don’t send money, gift cards, airtime or crypto to anyone you haven’t met, however sad or urgent the story.',
      'Hospital bills, customs fees, a stolen purse at the airport, an investment that can’t fail: these are the usual stories.',
      'Never receive or pass on money for anyone either. It may make you part of a crime.',
      'Never share bank details, one-time codes, your identity card or your password. We never ask for them.',
      'Report anyone who asks you for money, from the three dots beside their name. You protect the next person too.',
    ],
  },
  'money-sent': {
    title: 'If you have sent money',
    tips: [
      'Call your bank or your mobile money provider at once, and ask them to stop or reverse the payment. The first hours count most.',
      'If you shared card numbers, a PIN or a code, have the card or account blocked and change your passwords.',
      'Keep the chat, the phone numbers and every receipt. Your bank and the police may ask for them.',
      'Go to the police. Other people’s reports may lead to the same fraudster.',
      'Send nothing more, not even to someone who promises to get your money back for a fee. That is the next fraud.',
      'Tell us through the contact page. It isn’t your fault, and you aren’t the only one.',
    ],
  },
  'profile-and-photos': {
    title: 'Your profile and photos',
    tips: [
      'Leave out your home address, workplace and phone number, both in what you write and in your photos.',
      'Don’t send intimate photos. Once you’ve sent them, you can’t take them back.',
      'Settings lets you choose who sees your profile, whether your photos are blurred and whether you are shown as online.',
      'Use a password you don’t use anywhere else, and turn on login alerts in Settings.',
    ],
  },
  meeting: {
    title: 'Meeting for the first time',
    tips: [
      'Meet in a public place, in the daytime, and get there and back on your own.',
      'Tell someone where you will be, who with, and when you will call. Bring a friend or relative if you like.',
      'Keep your drink and your phone with you, and leave whenever you want. You owe no one a second hour.',
      'If one of you travels to meet the other, book your own room, your own ticket and your own way home.',
      'Keep your passport and your return ticket with you, always.',
    ],
  },
  'before-the-wedding': {
    title: 'Before the wedding',
    tips: [
      'Meet their family, and let yours meet them. Ask what everyone expects about the ceremony, work, children and where to live.',
      'Make sure that the other person is free to marry. Ask to see their papers, and show yours.',
      'No one may force you, hurry you or pay for you. If you are being forced, tell someone you trust, or the police.',
    ],
  },
}

export const words = {
  title: 'Safety Tips',
  description:
    'How to recognise romance fraud, protect your data and photos, and meet safely for the first time.',
  subtitle: 'Most members are who they say they are. These habits protect you from the few who are not.',
  wrong: {
    title: 'Something wrong?',
    report: `If you are in danger, call the police first. Press the three dots beside a name, a photo or a message, and choose Report. ${REVIEW_PROMISE}`,
    withoutAccount: (address: string) =>
      `Without an account, choose Safety on the <contact>contact page</contact> or write to <mail>${address}</mail>. We look at what comes from the contact page within ${CONTACT_SAFETY_DUE_HOURS} hours.`,
  },
  groups,
  whatWeDo: {
    title: 'What we do for you',
    text: [
      {
        list: [
          'Only members who like each other can write to each other.',
          'Phone numbers and email addresses are never shown.',
          'We review every new photo before others see it, and remove location data from it.',
          'You can block anyone, anywhere you see them. You no longer see each other, and they aren’t told. The block also holds if they come back with a new account and the same number or address.',
          `When someone asks you for money, or for your number early, a line beside the message tells you so. Anyone who keeps asking for money cannot start new conversations for up to ${SHIELD_PAUSE_DAYS} days, and one of us looks at it.`,
          'When people we have banned come back with a new account, we can often tell. One of us then checks the account before others see it, or its first photos and messages.',
          'When we ban someone for fraud, we tell everyone they wrote to, once and without details. Two of us have confirmed it by then; if the ban is lifted later, we tell them that too.',
          `A blue badge means that two of our team compared a member’s photos with live pictures. It does not check name, age, marriage or intentions, and it ends after ${VERIFIED_MONTHS} months or with a new main photo. You can ask a match to get verified.`,
          'You can report anyone, anywhere you see them. Someone on our team looks at it and tells you what came of it, and they aren’t told who reported them. The <rules>Community Rules</rules> say what we do then, and <figures>our figures</figures> how often.',
        ],
      },
    ],
  },
}
