import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '../addresses.ts'
import type { Section } from '../prose.tsx'
import { kept } from './privacy-policy/kept.ts'

const sections = {
  collected: {
    title: 'Information we collect',
    text: [
      '<strong>What you give us:</strong> your name, gender, date of birth, country, email address or phone number and password; your profile and preferences; your photos; who you like; the messages you write; your settings; whom you report and why; live pictures, if you want to be verified; and what you write to us.',
      '<strong>What we record as you use the service:</strong> when you were last active, which profiles you open, and the network address and kind of browser of each place where you are signed in, so that you can spot one that isn’t yours. We also guess your country from the network address, on our own server, to fill in a form for you.',
      '<strong>If you buy a membership:</strong> what you bought, when, for how much and how, your country and the one your payment came from. If you let it renew by card, also the card’s last four digits and a code with which the provider can charge it for us. We do not keep the number of a card or of mobile money.',
      '<strong>What we do not collect:</strong> your exact location, your contacts, or what you do on other sites.',
    ],
  },
  use: {
    title: 'How we use it',
    text: [
      {
        list: [
          'To find and show suitable matches, and to tell both people how well they fit and why.',
          'To deliver messages between matches, and to notify you in the ways you choose.',
          'To protect members from fraud and abuse: one of us looks at every new photo before other members see it. A program looks through messages for requests for money and for early contact details. It warns the person who receives them, and when one member keeps asking, they cannot start new conversations for up to 14 days and one of us looks at it. It never looks at where someone comes from.',
          'To keep out people we have banned: we compare the contacts, browser, photos and bio of an account with theirs. If something matches, one of us checks the account before others see it, or its first photos and messages. A person decides, not the computer.',
          'To decide on reports: we keep a copy of what was reported, and someone on our team looks at it. If someone reports you, that may include your profile, your photos and the messages around the reported ones.',
          'To warn people of fraud: when two of us have confirmed a ban for fraud, everyone the banned person wrote to is told once, without details, and told again if the ban is lifted.',
          'To publish <figures>figures</figures> about our work, in which no one can be recognised.',
          'To verify you, if you ask for it: two of us compare live pictures that you take with your profile photos, by eye. No program measures your face.',
          'To keep the service working.',
          'To answer you when you write to us.',
        ],
      },
      'We do not sell your data, and we show no ads based on it.',
    ],
  },
  sensitive: {
    title: 'Sensitive data',
    text: [
      'Your faith, denomination, tribe and what you are looking for in a partner say a lot about you, and the law gives them special protection. All of them are optional. By filling them in, you agree that we may use them for matching, and show your faith, denomination, tribe and lifestyle to members who may see your profile.',
      'You can clear any of them at any time, or withdraw your agreement in your settings, under Privacy: what you do not show does not count in your matches either. You can keep it private whether you have or want children. Your answer about celibacy is shown only to your matches and never counts. Who you are looking for, and your deal breakers, are never shown to anyone.',
    ],
  },
  seen: {
    title: 'What others see',
    text: [
      'Depending on your settings, other signed-in members see your first name (or the part of your name that you choose), age, photos, bio, place, languages, tribe, religion, and what you say about work, education, interests, smoking and drinking. You choose between everyone, verified members only, and matches only; you can blur your photos, and hide whether you are online and when you were last seen. How far away you are is shown only if you turn it on, and only roughly, from city to city. None of this is visible to visitors or search engines.',
      '<strong>Never visible to other members:</strong> your email address, phone number, payment information, private messages (except to the match you wrote them to), family name and date of birth.',
    ],
  },
  protection: {
    title: 'How we protect it',
    text: [
      {
        list: [
          'Connections are encrypted. Passwords, sign-in codes and sessions are stored only in a form that cannot be read back.',
          'Photos are re-encoded when you upload them, which removes hidden data such as where they were taken. We do not keep the original.',
          'Each link to a photo works for one viewer, for an hour at most, and is checked on every use.',
          'Our logs contain no names, message texts or codes.',
          'People who work for us see only what they need for their work.',
        ],
      },
    ],
  },
  kept,
  cookies: {
    title: 'Cookies',
    text: [
      'One cookie keeps you signed in, and another recognises a browser you have signed in with before. A third, for safety alone, is a random number that stays for a year after your last sign-in: it tells us when someone we have banned opens a new account in the same browser. While you sign up or sign in, others connect the steps, for a few minutes or up to a day. To save data, your browser also stores the fact that you are signed in, unfinished sign-up data, and lists such as languages. So that you can go on without a network, it keeps what you last saw here (profiles, lists, messages, but no photos) and what you have typed for a day, and messages until they are sent. Signing out removes all of it. One more cookie keeps the language that you chose, for a year, also when you have signed out. There are no advertising or tracking cookies, so there is no cookie banner to click away.',
    ],
  },
  rights: {
    title: 'Your rights',
    text: [
      {
        list: [
          '<strong>See and correct</strong> your data in your profile and settings at any time.',
          '<strong>Hide</strong> your account by deactivating it in Settings.',
          '<strong>Delete</strong> it in Settings, with your profile, photos, matches, conversations and settings. This cannot be undone. What you bought, and your receipts, are kept without your name for as long as tax law requires. What is part of an open case is kept until it is over, as said above.',
          '<strong>Take a copy:</strong> ask for your data in Settings. We’ll email you a link that opens the archive once, within 24 hours.',
          '<strong>Object</strong> to a use, or withdraw a consent, by writing to us; to a decision about your account, by asking for a second look there.',
          '<strong>Complain</strong> to the data protection authority in your country.',
        ],
      },
      `If you cannot do one of these yourself, write to <mail>${addresses.privacy}</mail> from the address of your account, and we will do it for you within 30 days.`,
    ],
  },
  children: {
    title: 'Children',
    text: [
      `${BRAND} is for adults aged 18 or older; no one younger can sign up. We remove the account of anyone under 18 as soon as we learn of it. If you know of one, please <contact>tell us</contact>.`,
    ],
  },
  thirdParties: {
    title: 'Third parties',
    text: [
      'Companies that send our emails and text messages, host our servers or handle payments get only the data they need for that, and may not use it for anything else. If you turn on notifications on a device, the push service of its browser (Google, Mozilla, Apple or Microsoft) passes them on, encrypted: it learns that we send something to this browser, and when, but not what. Our pages load nothing from other companies: no fonts, no trackers, no social media buttons. They tell our own server how fast they were and whether they failed, without telling who you are. We give data to authorities only where the law requires it, and we tell you unless the law forbids that.',
      'If you buy a membership, you pay on the page of a payment provider: Stripe or Paystack for cards, pawaPay for mobile money. We tell it the sum, a number that stands for your order and, unless it is Paystack, what you buy and your language; pawaPay also learns your country, and Paystack your email address, if you have confirmed one. None of them learns your name or anything of your profile from us. What you enter there stays with the provider, under its own privacy policy.',
      'To guess your country we use IP Geolocation by <dbip>DB-IP</dbip>, stored on our own server; DB-IP does not learn who visits us. The list of cities we measure distances with comes from <geonames>GeoNames</geonames> (<ccby>CC BY 4.0</ccby>) and is on our server too.',
    ],
  },
  changes: {
    title: 'Changes',
    text: [
      'If we change this policy in a way that matters, we will tell you by email or in the app before the change takes effect, and update the date above.',
    ],
  },
  contact: {
    title: 'Contact',
    text: [
      `Questions about your data: <mail>${addresses.privacy}</mail>, or the <contact>contact page</contact>.`,
    ],
  },
} satisfies Record<string, Section>

export const words = {
  title: 'Privacy Policy',
  description: `What ${BRAND} knows about its members, what we use it for, who sees it and what your rights are.`,
  subtitle: 'What we know about you, why, and what you can do about it.',
  updated: 'Last updated: January 15, 2025',
  sections,
}
