import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import type { QuestionGroup } from '../../prose.tsx'
import { REVIEW_PROMISE } from '../phrases.ts'

export const privacy = {
  title: 'Privacy and safety',
  entries: {
    profile: {
      question: 'Who sees my profile?',
      text: [
        'Members only; search engines can’t find any of it. In Settings you choose between everyone, verified members only, and your matches only. Email address, phone number, payment details and messages are never visible to other members.',
      ],
    },
    photos: {
      question: 'Who sees my photos?',
      text: [
        'At first only you and the person on our team who approves it; after that, signed-in members who may see your profile. With Photo Blur, members without a membership see a blurred version, made on our server, until you are a match. You can also blur them for everyone, and decide person by person who sees them. We remove location data and other hidden details from every photo you upload.',
      ],
    },
    account: {
      question: 'How do I protect my account?',
      text: [
        'Use a password you don’t use anywhere else, and add an authenticator app in Settings, under Security: signing in then needs a code from your phone, too. There you can also see every device where you are signed in, and sign any of them out. Login alerts tell you about new sign-ins.',
      ],
    },
    verification: {
      question: 'What is profile verification?',
      text: [
        `You take three pictures with the camera of your phone or computer, and two people on our team compare them with your photos, each on their own. A review takes 24 to 48 hours; then the pictures are deleted. If you have no camera, we arrange a video call. Verified members carry a blue badge for ${VERIFIED_MONTHS} months and come first among members with the same percentage; it ends earlier with a new main photo, date of birth or gender. The badge does not check name, age, marriage or intentions.`,
      ],
    },
    money: {
      question: 'Someone asked me for money.',
      text: [
        `Don’t send any, and report them right away: press the three dots beside their name or message and choose Report. ${REVIEW_PROMISE} If you have sent money already, ask your bank or mobile money provider to reverse it, and keep the conversation: it’s proof. See also our <tips>Safety Tips</tips>.`,
      ],
    },
    reporting: {
      question: 'How do I report or block a member?',
      text: [
        'Press the three dots beside their name, photo or message and choose Block or Report; you can do both at once. When you block someone, you no longer see each other, and they aren’t told. When you report someone, they don’t learn who did. Settings, under Privacy, lists the people you blocked, your reports, and those you parted from in the last 90 days, whom you can still report.',
      ],
    },
    afterReport: {
      question: 'What happens after I report someone?',
      text: [
        `We keep an encrypted copy of what you reported, even if it is deleted meanwhile, and delete it ${EVIDENCE_KEPT_DAYS} days after we have closed the case. Someone on our team looks at it and decides by the <rules>Community Rules</rules>. My Reports, in Settings under Privacy, tells you whether a rule was broken and we acted. We don’t say what we did.`,
        `If you disagree, ask for a second look there within ${APPEAL_MONTHS} months: someone who took no part in the decision looks at it within ${APPEAL_DUE_HOURS} hours.`,
      ],
    },
    restricted: {
      question: 'My account was restricted. What can I do?',
      text: [
        `Sign in: our reasons are in Settings, under Privacy, or, while you are suspended, on the page that opens. Ask for a second look there, once and within ${APPEAL_MONTHS} months. Someone who took no part in the decision looks at it within ${APPEAL_DUE_HOURS} hours, and if we were wrong, everything is undone.`,
      ],
    },
    fraudWarning: {
      question: 'Why did you tell me that someone I’d been writing to was banned?',
      text: [
        'When we ban a member for fraud, we tell everyone they wrote to, once, so that no one else loses money. It says nothing against you, and nothing about what happened to others. Two of our team have confirmed the ban by then. If it is lifted later, we tell you that too.',
      ],
    },
  },
} satisfies QuestionGroup
