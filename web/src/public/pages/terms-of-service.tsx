import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const sections: LegalSection[] = [
  {
    title: 'Who we are',
    body: (
      <p>
        {BRAND} is a service that helps adults who want to marry find each other: Africans at home and abroad,
        and anyone who wishes to share their life with one. By using it you accept these terms. If you do not,
        please do not use it.
      </p>
    ),
  },
  {
    title: 'Eligibility',
    body: (
      <ul>
        <li>You are at least 18 years old.</li>
        <li>You use your real identity.</li>
        <li>You are not currently married, unless you are legally separated.</li>
        <li>You use {BRAND} for personal purposes only.</li>
        <li>No law and no earlier decision of ours forbids you to use it.</li>
      </ul>
    ),
  },
  {
    title: 'Your account',
    body: (
      <p>
        Keep your password and codes to yourself, and your details true. One person has one account, and no
        one else uses it. Tell us if you believe that someone does. You may deactivate or delete it at any
        time.
      </p>
    ),
  },
  {
    title: 'Community standards',
    body: (
      <>
        <ul>
          <li>No requests for money or gifts, and no offers of paid company.</li>
          <li>No fake profiles, and no more than one.</li>
          <li>No harassment, threats, hatred or contempt for anyone’s tribe, faith, skin or sex.</li>
          <li>
            No intimate or violent photos, none of other people, and none of children on their own. Show
            yourself.
          </li>
          <li>No advertising, no collecting of other members’ data, no programs in place of a person.</li>
          <li>No passing on of what a member has told or shown you in confidence.</li>
        </ul>
        <p>We may warn, limit or remove accounts that break these rules.</p>
      </>
    ),
  },
  {
    title: 'Subscription and payments',
    body: (
      <>
        <p>
          The free membership is free. Paid subscriptions (Easy {BRAND}, Super {BRAND} and Premium {BRAND})
          are not offered yet. When they are, you see price, term and what they open before you pay, and they
          renew until you cancel.
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
        What you write and upload stays yours; you allow us to store it and to show it to other members as
        your settings say, for as long as you leave it here. The name {BRAND}, its mark and its texts are
        ours. Please do not copy the service or take it apart, beyond what the law allows you.
      </p>
    ),
  },
  {
    title: 'Privacy and safety',
    body: (
      <p>
        Our <a href="/privacy-policy">Privacy Policy</a> is part of these terms. Please read the{' '}
        <a href="/safety-tips">Safety Tips</a> before you meet anyone. We do not carry out background checks
        and do not vouch for members; a verified badge says only that someone looked like their photos in a
        video call.
      </p>
    ),
  },
  {
    title: 'Third-party links',
    body: <p>Links to other sites are for your convenience. We are not responsible for what is there.</p>,
  },
  {
    title: 'Liability',
    body: (
      <p>
        We take care, but we cannot promise that you will find a partner or that the service is always
        available, and we are not responsible for what members do. Where the law allows it, our liability is
        limited to what you paid us in the last twelve months. Nothing here limits it for intent, gross
        negligence, or harm to life and health.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <p>
        You may leave at any time. We may end or suspend an account that breaks these terms, and will say why
        unless safety or law forbids it. You can ask us to review that through the{' '}
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
      subtitle="The rules we all keep, so that everyone can trust each other."
      updated="January 15, 2025"
      picture="man-glasses"
      sections={sections}
    />
  )
}
