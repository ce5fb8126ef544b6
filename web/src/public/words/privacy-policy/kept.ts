import { PARTING_DAYS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { Section } from '../../prose.tsx'

export const kept = {
  title: 'How long we keep it',
  text: [
    {
      list: [
        'Your profile, photos, matches and messages: until you remove them or delete your account.',
        'A sign-in: until you sign out, until 30 days after you last used it, or for 180 days at most.',
        'A record of sign-ins, failed attempts and changes to your account’s security, with the country they came from, so that you and we can spot misuse: a year. The kind of browser and part of the network address are removed from it after 90 days.',
        'Links and codes in our emails: until they are used or have expired.',
        'What that program found in your messages, without their words: 30 days after the last message.',
        'Live pictures that you send to be verified: until two people have decided, and no longer than a week. That you were verified, when and by whom: until you delete your account.',
        'How often you were shown to others: about a week. Counts that protect against misuse: two days.',
        'A sign-up by phone that you started but did not confirm with the code: a day.',
        'If we suspended your account, if a breach of our rules still counts, or if someone blocked you: a code made from your email address and phone number, so that this also holds for a new account. No one can read the address or the number from it. We keep the code for a number for at most a year after the account is deleted. The person who blocked you still sees the name that others saw in their own list.',
        `What was reported, as it was then: encrypted, only for those who decide on it, until ${EVIDENCE_KEPT_DAYS} days after the case was closed, even if it, or the account, is deleted in the meantime. Longer if an authority or a court may need it: two of our most experienced moderators have to agree to that, and it ends when two of them say so.`,
        `What we wrote about a decision, and what it removed: ${DECISION_WORDS_KEPT_DAYS} days after the case was closed, or ${EVIDENCE_KEPT_DAYS} days if your account is deleted. The fact that it was made stays, without a name. Our reasons, which you can read in your account: until you delete it.`,
        `Whom you blocked or unmatched, so that you can still report them: ${PARTING_DAYS} days. A block itself: until you undo it.`,
        `If we banned you, or one of us has proposed it: codes made from your email address, phone number, browsers, photos and bio, so that we notice a new account. No one can read the address, the number or the words from them, or see a photo in them. We delete them after ${BAN_LIST_YEARS} years, and at once if the ban is refused or lifted.`,
        'If you are banned for fraud: the name that others saw, and whom you wrote to. We tell them that we removed your account, and that we were wrong if the ban is lifted. We delete this a year after the ban is lifted.',
        'If you delete your account while we are looking into a case about you: the same codes, the name that others saw and whom you wrote to, encrypted, so that we can still decide on a ban. We delete them when the case is closed without a ban, and after 30 days at the latest.',
        'If you change your email address or phone number while we are looking into a case about you: a code made from the old one, until the case is closed. If it ends in a ban, the code is kept with the others.',
        `If someone unmatched you, or you could not start new conversations when you deleted your account: a code made in the same way, so that this also holds for a new account, for the time that is left: ${PARTING_DAYS} days at most.`,
        'Codes made from your photos, so that we can compare them with those of people we have banned: until you remove the photo. No one can see a photo in them.',
        'In which browsers you signed in, as a code: a year after you last used them.',
        'Backups: up to 30 days. A deleted account is not brought back from them.',
        'What you bought, and your receipts: for as long as tax law requires. Once your account is deleted, they no longer have your name, and nothing leads from them to you.',
        'A card that you let renew your membership: until the membership ends or your account is deleted.',
        'What you write to us through the contact page: for as long as we need it to help you, and no longer than until you delete your account.',
      ],
    },
  ],
} satisfies Section
