import { BRAND } from '@ndoa/contract/brand'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/decision-rules'
import { PARTING_DAYS } from '@ndoa/contract/limits'
import { addresses } from '../addresses.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const sections: LegalSection[] = [
  {
    title: 'Information we collect',
    body: (
      <>
        <p>
          <strong>What you give us:</strong> your name, gender, date of birth, country, email address or phone
          number and password; your profile and preferences; your photos; who you like; the messages you
          write; your settings; whom you report and why; live pictures, if you want to be verified; and what
          you write to us.
        </p>
        <p>
          <strong>What we record as you use the service:</strong> when you were last active, which profiles
          you open, and the network address and kind of browser of each place where you are signed in, so that
          you can spot one that isn’t yours. We also guess your country from the network address, on our own
          server, to fill in a form for you.
        </p>
        <p>
          <strong>What we do not collect:</strong> your exact location, your contacts, or what you do on other
          sites.
        </p>
      </>
    ),
  },
  {
    title: 'How we use it',
    body: (
      <>
        <ul>
          <li>To find and show suitable matches, and to tell both people how well they fit and why.</li>
          <li>To deliver messages between matches, and to notify you in the ways you choose.</li>
          <li>
            To protect members from fraud and abuse: one of us looks at every new photo before other members
            see it. A program looks in messages for requests for money and for early contact details. It warns
            whoever receives them, and when one member keeps asking, they cannot start new conversations for
            up to 14 days and one of us looks at it. It never looks at where someone comes from.
          </li>
          <li>
            To keep out people we have banned: we compare the contacts, browser, photos and bio of an account
            with theirs. If something matches, one of us checks the account before others see it, or its first
            photos and messages. A person decides, not the computer.
          </li>
          <li>
            To decide about what was reported: we copy what it is about, and someone on our team looks at it.
            If someone reports you, that can be your profile, your photos and the messages around the reported
            ones.
          </li>
          <li>
            To warn people of fraud: when two of us have confirmed a ban for fraud, everyone the banned person
            wrote to is told so once, without details, and told again if the ban is lifted.
          </li>
          <li>
            To publish <a href="/transparency">figures</a> of our work, in which no one can be recognised.
          </li>
          <li>
            To verify you, if you ask for it: two of us compare live pictures that you take with your profile
            photos, by eye. No program measures your face.
          </li>
          <li>To keep the service working.</li>
          <li>To answer you when you write to us.</li>
        </ul>
        <p>We do not sell your data, and we show no ads based on it.</p>
      </>
    ),
  },
  {
    title: 'Sensitive data',
    body: (
      <>
        <p>
          Your faith, denomination, tribe and what you are looking for in a partner say a lot about you, and
          the law gives them special protection. All of them are optional. By filling them in, you agree that
          we may use them for matching, and show your faith, denomination, tribe and lifestyle to members who
          may see your profile.
        </p>
        <p>
          You can clear any of them at any time, or withdraw your agreement in your settings, under Privacy:
          what you do not show does not count in your matches either. You can keep it private whether you have
          or want children. Your answer about celibacy is shown only to your matches and never counts. Who you
          are looking for, and your deal breakers, are never shown to anyone.
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
          languages, tribe, religion, and what you say about work, education, interests, smoking and drinking.
          You choose between everyone, verified members only, and matches only; you can blur your photos, and
          hide whether you are online and when you were last seen. How far away you are is shown only if you
          turn it on, and only roughly, from city to city. None of this is visible to visitors or search
          engines.
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
          Photos are re-encoded when you upload them, which removes hidden data such as where they were taken.
          We do not keep the original.
        </li>
        <li>Each link to a photo works for one viewer, for an hour at most, and is checked on every use.</li>
        <li>Our logs contain no names, message texts or codes.</li>
        <li>People who work for us see only what they need for their work.</li>
      </ul>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Your profile, photos, matches and messages: until you remove them or delete your account.</li>
        <li>A sign-in: until you sign out, until 30 days after you last used it, or for 180 days at most.</li>
        <li>
          A record of sign-ins, failed attempts and changes to your account’s security, with the country they
          came from, so that you and we can spot misuse: a year. The kind of browser and part of the network
          address are removed from it after 90 days.
        </li>
        <li>Links and codes in our emails: until they are used or have expired.</li>
        <li>
          What that program found in your messages, without their words: 30 days after the last message.
        </li>
        <li>
          Live pictures that you send to be verified: until two people have decided, and no longer than a
          week. That you were verified, when and by whom: until you delete your account.
        </li>
        <li>
          How often you were shown to others: about a week. Counts that protect against misuse: two days.
        </li>
        <li>A sign-up by phone that you started but did not confirm with the code: a day.</li>
        <li>
          If we suspended your account, or someone blocked you: a code made from your email address and phone
          number, so that the suspension or the block also holds for a new account. No one can read the
          address or the number from it. For a number, we keep it for a year after the account is deleted at
          most. The person who blocked you still sees your first name in their own list.
        </li>
        <li>
          What was reported, as it was then: encrypted, for those who decide about it alone, until{' '}
          {EVIDENCE_KEPT_DAYS} days after the case was closed; also when it, or the account, is deleted
          meanwhile.
        </li>
        <li>
          What we wrote about a decision, and what it removed: {DECISION_WORDS_KEPT_DAYS} days after the case
          was closed, or {EVIDENCE_KEPT_DAYS} days if your account is deleted. That it was made, without a
          name, stays. Our reasons, which you can read in your account: until you delete it.
        </li>
        <li>
          Whom you blocked or unmatched, so that you can still report them: {PARTING_DAYS} days. A block
          itself: until you take it back.
        </li>
        <li>
          If we banned you, or one of us has proposed it: codes made from your email address, phone number,
          browsers, photos and bio, so that we notice a new account. No one can read the address, the number
          or the words from them, or see a photo in them. We delete them after {BAN_LIST_YEARS} years, and at
          once if the ban is refused or lifted.
        </li>
        <li>
          If you are banned for fraud: your first name, and whom you wrote to. We tell them that we removed
          your account, and that we were wrong if the ban is lifted. We delete this a year after the ban is
          lifted.
        </li>
        <li>In which browsers you signed in, as a code: a year after you last used them.</li>
        <li>Backups: up to 30 days. A deleted account is not brought back from them.</li>
        <li>
          What you write to us through the contact page: for as long as we need it to help you, and no longer
          than until you delete your account.
        </li>
      </ul>
    ),
  },
  {
    title: 'Cookies',
    body: (
      <p>
        One cookie keeps you signed in, and another recognises a browser you have signed in with before. A
        third, for safety alone, is a random number that stays for a year after your last sign-in: by it we
        notice when someone we have banned opens a new account in the same browser. While you sign up or sign
        in, others connect the steps, for a few minutes or up to a day. To save data, your browser also stores
        the fact that you are signed in, unfinished sign-up data, and lists such as languages. So that you can
        go on without a network, it keeps what you last saw here (profiles, lists, messages, but no photos)
        and what you have typed for a day, and messages until they are sent. Signing out removes all of it.
        There are no advertising or tracking cookies, so there is no cookie banner to click away.
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
            settings. This cannot be undone. What is part of an open case is kept until it is over, as said
            above.
          </li>
          <li>
            <strong>Take a copy:</strong> ask for your data in Settings. We’ll email you a link that opens the
            archive once, within 24 hours.
          </li>
          <li>
            <strong>Object</strong> to a use, or withdraw a consent, by writing to us; to a decision about
            your account, by asking for a second look there.
          </li>
          <li>
            <strong>Complain</strong> to the data protection authority in your country.
          </li>
        </ul>
        <p>
          If you cannot do one of these yourself, write to{' '}
          <a href={`mailto:${addresses.privacy}`}>{addresses.privacy}</a> from the address of your account,
          and we will do it for you within 30 days.
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    body: (
      <p>
        {BRAND} is for adults aged 18 or older; no one younger can sign up. We remove the account of anyone
        under 18 as soon as we learn of it. If you know of one, please <a href="/contact">tell us</a>.
      </p>
    ),
  },
  {
    title: 'Third parties',
    body: (
      <>
        <p>
          Companies that send our emails and text messages, host our servers or, later, handle payments get
          only the data they need for that, and may not use it for anything else. Our pages load nothing from
          other companies: no fonts, no trackers, no social media buttons. The app tells our own server how
          fast it was and whether it failed, without telling who you are. We give data to authorities only
          where the law requires it, and we tell you unless the law forbids that.
        </p>
        <p>
          To guess your country we use IP Geolocation by <a href="https://db-ip.com">DB-IP</a>, stored on our
          own server; DB-IP does not learn who visits us. The list of cities we measure distances with comes
          from <a href="https://www.geonames.org">GeoNames</a> (
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>) and is on our server too.
        </p>
      </>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        If we change this policy in a way that matters, we will tell you by email or in the app before the
        change takes effect, and update the date above.
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
