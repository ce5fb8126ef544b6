import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const sections: LegalSection[] = [
  {
    title: 'Who we are',
    body: (
      <p>
        {BRAND} is a service that helps adults who want to marry find each other. By using it you accept these
        terms.
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
      </ul>
    ),
  },
  {
    title: 'Your account',
    body: (
      <p>
        Keep your password to yourself and your data true. One person has one account. You may deactivate or
        delete it at any time in Settings.
      </p>
    ),
  },
  {
    title: 'Community standards',
    body: (
      <ul>
        <li>No requests for money or gifts, and no offers of paid company.</li>
        <li>No fake profiles, and no more than one.</li>
        <li>No harassment, hatred or contempt for anyone’s tribe, faith, skin or sex.</li>
        <li>No intimate, violent or foreign photos. Show yourself.</li>
        <li>We may warn, limit or remove accounts that break these rules.</li>
      </ul>
    ),
  },
  {
    title: 'Subscription and payments',
    body: (
      <p>
        The free membership is free. Paid subscriptions, when they are offered, renew until you cancel.
        Purchases are non-refundable except where required by law. After you cancel, your access lasts until
        the end of the billing cycle.
      </p>
    ),
  },
  {
    title: 'Intellectual property',
    body: (
      <p>
        What you write and upload stays yours; you allow us to show it to other members as your settings say.
        The name {BRAND}, its mark and its software are ours.
      </p>
    ),
  },
  {
    title: 'Privacy and safety',
    body: (
      <p>
        Our <a href="/privacy-policy">Privacy Policy</a> is part of these terms. Please read the{' '}
        <a href="/safety-tips">Safety Tips</a> before you meet anyone. We do not carry out background checks.
      </p>
    ),
  },
  {
    title: 'Third-party links',
    body: <p>Links to other sites are for your convenience. We do not answer for what stands there.</p>,
  },
  {
    title: 'Liability',
    body: (
      <p>
        We take care, but we cannot promise that you will find a partner, nor answer for what members do.
        Where the law allows it, our liability is limited to what you paid us in the last twelve months.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <p>
        You may leave at any time. We may end or suspend an account that breaks these terms, and will say why
        unless safety or law forbids it.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        We announce changes that matter before they take effect. Whoever goes on using {BRAND} accepts them.
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
