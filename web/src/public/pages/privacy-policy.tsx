import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const sections: LegalSection[] = [
  {
    title: 'Information we collect',
    body: (
      <>
        <p>
          What you give us: your name, gender, date of birth, country, e-mail address or phone number, your
          profile, your photos, your preferences, your likes and your messages.
        </p>
        <p>
          What comes with use: the times you are active, the kind of device and browser, and your network
          address, from which we guess the country only to fill in a form for you.
        </p>
      </>
    ),
  },
  {
    title: 'How we use it',
    body: (
      <ul>
        <li>To find and show suitable matches, and to tell both sides how well they fit.</li>
        <li>To carry messages between matches and to notify you, as you have set it.</li>
        <li>To keep members safe from fraud and abuse, and the service working.</li>
        <li>We do not sell your data, and we show no advertising built on it.</li>
      </ul>
    ),
  },
  {
    title: 'Sensitive data',
    body: (
      <p>
        Faith, denomination, tribe and what you seek in a partner say much about a person. They are optional,
        you may remove them at any time, and they serve matching only. By entering them you agree to that use.
      </p>
    ),
  },
  {
    title: 'What others see',
    body: (
      <>
        <p>
          Depending on your settings, other members see your first name, age, photos, bio, place, tribe and
          faith. You choose between everyone, verified members only, and matches only.
        </p>
        <p>
          Your e-mail address, phone number, payment details and private messages are never visible to other
          members.
        </p>
      </>
    ),
  },
  {
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted. Passwords and sign-in codes are stored only in a form that cannot be read
        back. Photos lose their hidden data, such as the place they were taken, when you upload them, and are
        sent only to those who may see them.
      </p>
    ),
  },
  {
    title: 'Cookies',
    body: (
      <p>
        One cookie keeps you signed in. Your browser also remembers unfinished sign-up data and lists such as
        languages, to save data. There are no advertising or tracking cookies.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <ul>
        <li>See and correct your data in your profile at any time.</li>
        <li>Hide your account by deactivating it, or remove it with everything in it by deleting it.</li>
        <li>Ask us for a copy of your data, object to a use, or withdraw a consent.</li>
        <li>Complain to the data protection authority of your country.</li>
      </ul>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        {BRAND} is for adults of 18 or older. We remove accounts of younger persons as soon as we learn of
        them.
      </p>
    ),
  },
  {
    title: 'Third parties',
    body: (
      <p>
        Companies that send our e-mails and text messages, host our servers or handle payments get only what
        their task needs, and may use it for nothing else. We answer authorities where the law obliges us to.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: <p>When this policy changes in a way that matters, we tell you before it takes effect.</p>,
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about your data: <a href={`mailto:${addresses.privacy}`}>{addresses.privacy}</a>, or the{' '}
        <a href="/contact">contact page</a>.
      </p>
    ),
  },
]

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      subtitle="What we know about you, why, and what you can do about it."
      updated="January 15, 2025"
      picture="woman-hijab"
      sections={sections}
    />
  )
}
