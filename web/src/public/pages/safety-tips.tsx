import { addresses } from '../facts.ts'
import { OnThisPage, SideCard, StaticPage } from '../static-page.tsx'

const groups: { id: string; title: string; tips: string[] }[] = [
  {
    id: 'before-you-trust',
    title: 'Before you trust',
    tips: [
      'Keep talking here until you’re sure. Someone who pushes you to move to another app on the first day has a reason.',
      'Ask for a video call before you feel too much. A camera that is always broken is a warning sign.',
      'Watch for things that don’t add up: a job that changes, photos that look like a magazine, answers that could be for anyone.',
      'Be careful with declarations of love in the first week, especially from someone you’ve never seen.',
      'Talk to your family or a friend about the person. Love does not mind questions; fraud does.',
    ],
  },
  {
    id: 'money',
    title: 'Never send money',
    tips: [
      'Do not send money, gift cards, airtime or crypto to anyone you have not met, however sad or urgent the story.',
      'Hospital bills, customs fees, a stolen purse at the airport, an investment that cannot fail: these are the usual stories.',
      'Never receive or pass on money for anyone either. It may make you part of a crime.',
      'Never share bank details, one-time codes, your identity card or your password. We never ask for them.',
      'Tell us about anyone who asks you for money. You will protect the next person too.',
    ],
  },
  {
    id: 'money-sent',
    title: 'If you have sent money',
    tips: [
      'Call your bank or your mobile money provider at once, and ask them to stop or reverse the payment. The first hours count most.',
      'If you shared card numbers, a PIN or a code, have the card or account blocked and change your passwords.',
      'Keep the chat, the phone numbers and every receipt. Your bank and the police may ask for them.',
      'Go to the police. Reports of other people may lead to the same fraudster.',
      'Send nothing more, not even to somebody who promises to get your money back for a fee. That is the next fraud.',
      'Tell us through the contact page. It is not your fault, and you are not the only one.',
    ],
  },
  {
    id: 'profile-and-photos',
    title: 'Your profile and photos',
    tips: [
      'Leave out your home address, workplace and phone number, both in what you write and in your photos.',
      'Do not send intimate photos. Once you’ve sent them, you can’t take them back.',
      'Settings lets you choose who sees your profile, whether your photos are blurred and whether you are shown as online.',
      'Use a password you don’t use anywhere else, and turn on login alerts in Settings.',
    ],
  },
  {
    id: 'meeting',
    title: 'Meeting for the first time',
    tips: [
      'Meet in a public place, in the daytime, and get there and back on your own.',
      'Tell someone where you will be, who with, and when you will call. Bring a friend or relative if you like.',
      'Keep your drink and your phone with you, and leave whenever you want. You owe no one a second hour.',
      'If one of you travels to meet the other, book your own room, your own ticket and your own way home.',
      'Keep your passport and your return ticket with you, always.',
    ],
  },
  {
    id: 'before-the-wedding',
    title: 'Before the wedding',
    tips: [
      'Meet their family, and let yours meet them. Ask what everyone expects about the ceremony, work, children and where to live.',
      'Make sure that the other person is free to marry. Ask to see their papers, and show yours.',
      'No one may force you, hurry you or pay for you. If you are being forced, tell someone you trust, or the police.',
    ],
  },
]

export function SafetyTipsPage() {
  return (
    <StaticPage
      title="Safety Tips"
      subtitle="Most members are who they say they are. These habits protect you from the few who are not."
      picture="man-glasses"
      sidebar={
        <>
          <OnThisPage links={groups.map(({ id, title }) => [title, `#${id}`])} />
          <SideCard title="Something wrong?">
            <p className="text-soft">
              Write to{' '}
              <a
                href={`mailto:${addresses.safety}`}
                className="font-semibold text-brand-strong underline underline-offset-4"
              >
                {addresses.safety}
              </a>{' '}
              or use our{' '}
              <a href="/contact" className="font-semibold text-brand-strong underline underline-offset-4">
                contact page
              </a>
              . Reports are reviewed within 24 hours. If you are in danger, call the police first.
            </p>
          </SideCard>
        </>
      }
    >
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.id} id={group.id} className="rounded-lg border border-line bg-card p-6 sm:p-8">
            <h2 className="display text-2xl">{group.title}</h2>
            <div className="prose mt-4">
              <ul>
                {group.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <WhatWeDo />
    </StaticPage>
  )
}

function WhatWeDo() {
  return (
    <div className="prose mt-10">
      <h2>What we do for you</h2>
      <ul>
        <li>Only members who like each other can write to each other.</li>
        <li>Phone numbers and email addresses are never shown.</li>
        <li>We review every new photo before others see it, and remove its hidden data.</li>
        <li>
          You can block anyone, anywhere you see them. You no longer see each other, and they aren’t told.
        </li>
        <li>
          A blue badge means that two of our team compared a member’s photos with live pictures. It does not
          check name, age, marriage or intentions. You can ask a match to get verified.
        </li>
        <li>
          You can report anyone, anywhere you see them. Somebody on our team looks at it, and they aren’t told
          who reported them.
        </li>
      </ul>
    </div>
  )
}
