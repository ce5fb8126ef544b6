import { BRAND } from '@ndoa/contract/brand'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/decision-rules'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { ReactNode } from 'react'
import { REVIEW_PROMISE } from './words.ts'

export interface QuestionGroup {
  id: string
  title: string
  entries: readonly { question: string; answer: ReactNode }[]
}

const joining: QuestionGroup = {
  id: 'joining',
  title: 'Joining',
  entries: [
    {
      question: 'Who can join?',
      answer: (
        <p>
          Anyone aged 18 or older who is free to marry, is looking for a serious partner and uses their real
          identity.
        </p>
      ),
    },
    {
      question: 'What does it cost?',
      answer: (
        <p>
          Joining, finding matches, liking and writing to your matches are free. Paid subscriptions (Easy{' '}
          {BRAND}, Super {BRAND} and Premium {BRAND}) are coming; what’s free today will stay free.
        </p>
      ),
    },
    {
      question: 'Can I sign up with my phone number?',
      answer: (
        <p>
          Yes. Choose Phone, enter your number, and type in the six-digit code we send you. No one else ever
          sees your number.
        </p>
      ),
    },
    {
      question: 'I didn’t get my confirmation email.',
      answer: (
        <p>
          Check your spam folder, then press Resend on the page that asks you to check your email. The newest
          link is the one that works.
        </p>
      ),
    },
    {
      question: 'I forgot my password.',
      answer: (
        <p>
          Press “Forgot your password?” on the <a href="/login">login page</a>. We’ll email you a link that
          signs you in and lets you choose a new one.
        </p>
      ),
    },
    {
      question: 'Is there an app?',
      answer: (
        <p>
          Apps for Android and iPhone are coming. Until then, open this site on your phone and choose “Add to
          home screen” in the browser’s menu: {BRAND} then opens like an app, starts without a network and
          takes almost no space.
        </p>
      ),
    },
  ],
}

const matching: QuestionGroup = {
  id: 'matching',
  title: 'Matching',
  entries: [
    {
      question: 'What does the match percentage mean?',
      answer: (
        <p>
          How well your answers fit each other, in both directions: faith, languages and culture, age, place,
          way of life, interests and education. It is the same number for both of you, and tapping it shows
          where it comes from. It doesn’t claim to predict love.
        </p>
      ),
    },
    {
      question: 'What are deal breakers?',
      answer: (
        <p>
          Things you could not live with, such as smoking or a different faith. We won’t suggest members who
          don’t fit yours, and we won’t suggest you to them. Questions someone hasn’t answered never count
          against them.
        </p>
      ),
    },
    {
      question: 'Can I look for my own tribe or faith only?',
      answer: (
        <p>
          You can say which faith you prefer, filter by it, and make a different one a deal breaker. Tribe and
          mother tongue raise the percentage; they never make anyone worth more or less.
        </p>
      ),
    },
    {
      question: 'When can I write to someone?',
      answer: <p>When you both like each other. You become a match right away and can start writing.</p>,
    },
    {
      question: 'Does a like cost anything?',
      answer: <p>No. Likes are free.</p>,
    },
    {
      question: 'Does the other person see that I looked at their profile?',
      answer: <p>They see how many people looked in the last seven days, but not who.</p>,
    },
  ],
}

const privacy: QuestionGroup = {
  id: 'privacy',
  title: 'Privacy and safety',
  entries: [
    {
      question: 'Who sees my profile?',
      answer: (
        <p>
          Members only; search engines can’t find any of it. In Settings you choose between everyone, verified
          members only, and your matches only. Email address, phone number, payment details and messages are
          never visible to other members.
        </p>
      ),
    },
    {
      question: 'Who sees my photos?',
      answer: (
        <p>
          At first only you and the person on our team who approves it; after that, signed-in members who may
          see your profile. With Photo Blur, members without a paid subscription see a blurred version, made
          on our server, until you are a match; there are no subscriptions yet, so that is everyone. We remove
          location data and other hidden details from every photo you upload.
        </p>
      ),
    },
    {
      question: 'How do I protect my account?',
      answer: (
        <p>
          Use a password you don’t use anywhere else, and add an authenticator app in Settings, under
          Security: signing in then needs a code from your phone, too. There you can also see every device
          where you are signed in, and sign any of them out. Login alerts tell you about new sign-ins.
        </p>
      ),
    },
    {
      question: 'What is profile verification?',
      answer: (
        <p>
          You take three pictures with the camera of your phone or computer, and two people on our team
          compare them with your photos, each on their own. A review takes 24 to 48 hours; then the pictures
          are deleted. If you have no camera, we arrange a video call. Verified members carry a blue badge for{' '}
          {VERIFIED_MONTHS} months and come first among members with the same percentage; it ends earlier with
          a new main photo, date of birth or gender. The badge does not check name, age, marriage or
          intentions.
        </p>
      ),
    },
    {
      question: 'Someone asked me for money.',
      answer: (
        <p>
          Don’t send any, and report them right away: press the three dots beside their name or message and
          choose Report. {REVIEW_PROMISE} If you have sent money already, ask your bank or mobile money
          provider to reverse it, and keep the conversation: it’s proof. See also our{' '}
          <a href="/safety-tips">Safety Tips</a>.
        </p>
      ),
    },
    {
      question: 'How do I report or block a member?',
      answer: (
        <p>
          Press the three dots beside their name, photo or message and choose Block or Report; you can do both
          at once. When you block someone, you no longer see each other, and they aren’t told. When you report
          someone, they don’t learn who did. Settings, under Privacy, lists the people you blocked, your
          reports, and those you parted from in the last 90 days, whom you can still report.
        </p>
      ),
    },
    {
      question: 'What happens after I report someone?',
      answer: (
        <>
          <p>
            We keep an encrypted copy of what you reported, even if it is deleted meanwhile, and delete it{' '}
            {EVIDENCE_KEPT_DAYS} days after we have closed the case. Someone on our team looks at it and
            decides by the <a href="/community-rules">Community Rules</a>. My Reports, in Settings under
            Privacy, tells you whether a rule was broken and we acted. We don’t say what we did.
          </p>
          <p>
            If you disagree, ask for a second look there within {APPEAL_MONTHS} months: someone who took no
            part in the decision looks at it within {APPEAL_DUE_HOURS} hours.
          </p>
        </>
      ),
    },
    {
      question: 'My account was restricted. What can I do?',
      answer: (
        <p>
          Sign in: you find our reasons in Settings, under Privacy, or, while you are suspended, on the page
          that opens. Ask for a second look there, once and within {APPEAL_MONTHS} months. Someone who took no
          part in the decision looks at it within {APPEAL_DUE_HOURS} hours, and if we were wrong, everything
          is undone.
        </p>
      ),
    },
    {
      question: 'Why did you tell me that someone I wrote with was banned?',
      answer: (
        <p>
          When we ban a member for fraud, we tell everyone they wrote to, once, so that no one else loses
          money. It says nothing against you, and nothing about what happened to others. Two of our team have
          confirmed the ban by then. If it is lifted later, we tell you that too.
        </p>
      ),
    },
  ],
}

const account: QuestionGroup = {
  id: 'account',
  title: 'Your account',
  entries: [
    {
      question: 'Can I take a break?',
      answer: (
        <p>
          Yes: deactivate your account in Settings, under Danger Zone. No one can see you and you won’t get
          any notifications, but your matches and messages are kept. Log in again, and you’re back.
        </p>
      ),
    },
    {
      question: 'How do I delete my account?',
      answer: (
        <p>
          In Settings, under Danger Zone; take a copy of your data first, if you like. Deleting removes your
          profile, photos, matches, conversations and settings for good. No one, including us, can bring them
          back.
        </p>
      ),
    },
    {
      question: 'How can I get help?',
      answer: (
        <p>
          Through the <a href="/contact">contact page</a>, 24 hours a day, 7 days a week. A person replies
          within 24 hours.
        </p>
      ),
    },
    {
      question: 'How do I cancel a subscription?',
      answer: (
        <p>
          Once there are subscriptions, you’ll be able to cancel in Settings at any time. You keep what you
          paid for until the end of the billing cycle. Purchases are non-refundable except where required by
          law.
        </p>
      ),
    },
  ],
}

/** Every question with its answer, for the page and for search engines. */
export const questions: readonly QuestionGroup[] = [joining, matching, privacy, account]
