import { BRAND } from '@ndoa/contract/brand'
import { REPORT_REASONS } from '@ndoa/contract/choices'
import { COMMUNITY_RULES } from '@ndoa/contract/community-rules'
import { APPEAL_MONTHS } from '@ndoa/contract/decision-rules'
import { addresses } from '../addresses.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

/** Rules about who may be here; all others are about how. */
const ELIGIBILITY = ['underage', 'married'] as const
const STANDARDS = REPORT_REASONS.filter((reason) => !ELIGIBILITY.some((one) => one === reason))

const sections: LegalSection[] = [
  {
    title: 'Who we are',
    body: (
      <p>
        {BRAND} is a service that helps adults who want to marry find each other: Africans at home and abroad,
        and anyone who wants to share their life with one. By using it, you accept these terms. If you do not
        accept them, please do not use it.
      </p>
    ),
  },
  {
    title: 'Eligibility',
    body: (
      <ul>
        {ELIGIBILITY.map((reason) => (
          <li key={reason}>{COMMUNITY_RULES[reason].rule}</li>
        ))}
        <li>You use your real identity.</li>
        <li>You use {BRAND} for personal purposes only.</li>
        <li>You are not banned from using it, by law or by us.</li>
      </ul>
    ),
  },
  {
    title: 'Your account',
    body: (
      <p>
        Keep your password and codes to yourself, and keep your details accurate. Each person may have one
        account, and no one else may use it. Tell us if you believe that someone does. You may deactivate or
        delete your account at any time.
      </p>
    ),
  },
  {
    title: 'Community standards',
    body: (
      <>
        <ul>
          {STANDARDS.map((reason) => (
            <li key={reason}>{COMMUNITY_RULES[reason].rule}</li>
          ))}
          <li>No photos of other people, and none of children on their own. Show yourself.</li>
          <li>No sharing what a member has told or shown you in confidence.</li>
        </ul>
        <p>
          We may warn, limit or remove accounts that break these rules. The{' '}
          <a href="/community-rules">Community Rules</a> explain each of them, what we do when one is broken,
          and how you can object.
        </p>
      </>
    ),
  },
  {
    title: 'Subscription and payments',
    body: (
      <>
        <p>
          The free membership is free. Paid subscriptions (Easy {BRAND}, Super {BRAND} and Premium {BRAND})
          are not available yet. Once they are, you will see the price, the term and what each one includes
          before you pay. They renew until you cancel.
        </p>
        <p>
          Purchases are non-refundable except where required by law. After you cancel, your access lasts until
          the end of the billing cycle.
        </p>
      </>
    ),
  },
  {
    title: 'Intellectual property',
    body: (
      <p>
        What you write and upload remains yours; you allow us to store it and show it to other members
        according to your settings, for as long as you keep it here. The name {BRAND}, its logo and its texts
        are ours. Please do not copy or reverse engineer the service beyond what the law allows.
      </p>
    ),
  },
  {
    title: 'Privacy and safety',
    body: (
      <p>
        Our <a href="/privacy-policy">Privacy Policy</a> is part of these terms. Please read the{' '}
        <a href="/safety-tips">Safety Tips</a> before you meet anyone. We do not carry out background checks
        and do not vouch for members; a verified badge means only that two of our team found that someone
        looked like their photos, in live pictures or in a video call.
      </p>
    ),
  },
  {
    title: 'Third-party links',
    body: <p>Links to other sites are there for convenience. We are not responsible for their content.</p>,
  },
  {
    title: 'Liability',
    body: (
      <p>
        We take care, but we cannot promise that you will find a partner or that the service will always be
        available, and we are not responsible for what members do. Where the law allows, our liability is
        limited to what you paid us in the last twelve months. Nothing here limits our liability for intent,
        gross negligence, or harm to life or health.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <p>
        You may leave at any time. We may end or suspend an account that breaks these terms, and will say why
        unless safety or the law forbids it. Within {APPEAL_MONTHS} months you can ask for a second look in
        your account; someone who took no part in the decision will decide. Or write to us through the{' '}
        <a href="/contact">contact page</a>.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        We announce changes that matter at least 30 days before they take effect. Continuing to use {BRAND}{' '}
        means that you accept them; if you don’t, you can delete your account.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        <a href={`mailto:${addresses.general}`}>{addresses.general}</a>, or the{' '}
        <a href="/contact">contact page</a>.
      </p>
    ),
  },
]

export function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of Service"
      subtitle="The rules we all follow, so that everyone can trust each other."
      updated="January 15, 2025"
      picture="man-glasses"
      sections={sections}
    />
  )
}
