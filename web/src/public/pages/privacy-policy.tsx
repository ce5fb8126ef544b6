import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '../facts.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const sections: LegalSection[] = [
  {
    title: 'Information we collect',
    body: (
      <>
        <p>
          <strong>What you give us:</strong> your name, gender, date of birth, country, email address or phone
          number and password; your profile and preferences; your photos; whom you like; the messages you
          write; your settings; and what you write to us.
        </p>
        <p>
          <strong>What comes with use:</strong> when you were last active, which profiles you open, and for
          each place where you are signed in the network address and the kind of browser, so that you can
          recognise a stranger’s. From the network address we also guess your country, on our own server, to
          fill in a form for you.
        </p>
        <p>
          <strong>What we do not collect:</strong> your exact position, your address book, what you do on
          other sites.
        </p>
      </>
    ),
  },
  {
    title: 'How we use it',
    body: (
      <ul>
        <li>To find and show suitable matches, and to tell both sides how well they fit and why.</li>
        <li>To carry messages between matches, and to notify you as you have set it.</li>
        <li>
          To keep members safe from fraud and abuse: one of us looks at every new photo before others do.
        </li>
        <li>To keep the service working.</li>
        <li>To answer you when you write to us.</li>
        <li>We do not sell your data, and we show no advertising built on it.</li>
      </ul>
    ),
  },
  {
    title: 'Sensitive data',
    body: (
      <>
        <p>
          Faith, denomination, tribe and what you seek in a partner say much about a person, and the law
          protects them specially. All of them are optional. By filling them in you agree that we use them for
          matching, and show faith, denomination, tribe and lifestyle to members who may see your profile.
        </p>
        <p>
          You may empty each of them at any time, or withdraw that agreement in your settings, under Privacy:
          what you do not show does not count in your matches either. You can keep private whether you have or
          want children. What you answer about celibacy is shown to your matches only and never counts; whom
          you seek, and your deal breakers, are shown to no one.
        </p>
      </>
    ),
  },
  {
    title: 'What others see',
    body: (
      <>
        <p>
          Depending on your settings, other signed-in members see your first name, age, photos, bio, place,
          languages, tribe, religion, and what you say of work, education, interests, smoking and drinking.
          You choose between everyone, verified members only, and matches only; you can blur your photos, and
          hide whether you are online and when you last were. How far away you are is shown only if you switch
          it on, and only roughly, from city to city. Nothing of it is open to visitors or search engines.
        </p>
        <p>
          <strong>Never visible to other members:</strong> your email address, phone number, payment
          information, private messages (except to the match you wrote them to), family name and date of
          birth.
        </p>
      </>
    ),
  },
  {
    title: 'How we protect it',
    body: (
      <ul>
        <li>
          Connections are encrypted. Passwords, sign-in codes and sessions are stored only in a form that
          cannot be read back.
        </li>
        <li>
          Photos are re-encoded when you upload them, without hidden data such as where they were taken; the
          original is not kept.
        </li>
        <li>Links to photos are made for one viewer, last an hour at most, and are checked each time.</li>
        <li>Logs hold no names, no message texts and no codes.</li>
        <li>People who work for us see only what their task needs.</li>
      </ul>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Your profile, photos, matches and messages: until you remove them or delete your account.</li>
        <li>A sign-in: until you sign out, or 30 days after you last used it, and 180 days at most.</li>
        <li>
          A record of sign-ins, failed attempts and changes to your account’s security, with the country they
          came from, so that you and we can spot misuse: a year. The kind of browser and part of the network
          address in it: 90 days.
        </li>
        <li>Links and codes in our emails: until they are used or have expired.</li>
        <li>
          How often you were shown to others: about a week. Counts that protect against misuse: two days.
        </li>
        <li>A sign-up by phone that you started but did not confirm with the code: a day.</li>
        <li>Backups: up to 30 days. A deleted account is not brought back from them.</li>
        <li>
          What you write to us through the contact page: as long as the matter needs, and until you delete
          your account at the latest.
        </li>
      </ul>
    ),
  },
  {
    title: 'Cookies',
    body: (
      <p>
        One cookie keeps you signed in, and one more recognises a browser you have signed in with before.
        While you sign up or in, others hold the steps together, for minutes or a day. Your browser also
        remembers that you are signed in, unfinished sign-up data, drafts and lists such as languages, to save
        data; signing out removes them. If you use {BRAND} like an app, the browser keeps its pages so that it
        opens without a network, and nothing of yours with them. There are no advertising or tracking cookies,
        which is why there is no banner to click away.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>See and correct</strong> your data in your profile and settings at any time.
          </li>
          <li>
            <strong>Hide</strong> your account by deactivating it in Settings.
          </li>
          <li>
            <strong>Delete</strong> it in Settings, with your profile, photos, matches, conversations and
            settings. This cannot be undone.
          </li>
          <li>
            <strong>Take a copy:</strong> ask for your data in Settings. We’ll email you a link that opens the
            archive once, within 24 hours.
          </li>
          <li>
            <strong>Object</strong> to a use, or withdraw a consent, by writing to us.
          </li>
          <li>
            <strong>Complain</strong> to the data protection authority of your country.
          </li>
        </ul>
        <p>
          Where a button in Settings says “Coming Soon”, write to{' '}
          <a href={`mailto:${addresses.privacy}`}>{addresses.privacy}</a> from the address of your account,
          and we do it for you within 30 days.
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        {BRAND} is for adults aged 18 or older; no one younger can sign up. We remove accounts of younger
        persons as soon as we learn of them. If you know of one, please <a href="/contact">tell us</a>.
      </p>
    ),
  },
  {
    title: 'Third parties',
    body: (
      <>
        <p>
          Companies that send our emails and text messages, host our servers or, later, handle payments get
          only what their task needs, and may use it for nothing else. No page of ours loads anything from
          another company: no fonts, no counters, no buttons of social networks. We answer authorities where
          the law obliges us to, and tell you unless it forbids that.
        </p>
        <p>
          The table behind the guessed country is IP Geolocation by <a href="https://db-ip.com">DB-IP</a>. It
          lies on our server; DB-IP does not learn who visits us. The list of cities behind distances comes
          from <a href="https://www.geonames.org">GeoNames</a> (
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) and lies there too.
        </p>
      </>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        When this policy changes in a way that matters, we tell you by email or in the app before it takes
        effect, and change the date above.
      </p>
    ),
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
