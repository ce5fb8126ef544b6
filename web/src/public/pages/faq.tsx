import { BRAND } from '@ndoa/contract/brand'
import type { ReactNode } from 'react'
import { SideLinks, StaticPage } from '../site-layout.tsx'

const groups: { title: string; entries: [question: string, answer: ReactNode][] }[] = [
  {
    title: 'Joining',
    entries: [
      ['Who can join?', 'Anyone of 18 or older who is free to marry and looking for a serious partner.'],
      [
        'What does it cost?',
        `Joining, looking for matches, liking and writing to your matches are free. Premium subscriptions (Easy ${BRAND}, Super ${BRAND} and Premium ${BRAND}) are coming.`,
      ],
      [
        'Can I sign up with my phone number?',
        'Yes. Choose Phone, enter your number, and type in the six digits that we send you. Nobody else sees your number.',
      ],
      [
        'I did not get my confirmation e-mail.',
        'Look into your spam folder, then press Resend on the page that asks you to check your e-mail. The newest link is the one that works.',
      ],
    ],
  },
  {
    title: 'Matching',
    entries: [
      [
        'What does the match percentage mean?',
        'It says how well the two of you fit, in both directions: faith, culture and languages, age, place, way of life, and what each of you is looking for. It is the same number for both. Press it to see the reasons.',
      ],
      [
        'What are deal breakers?',
        'Things you could not live with, such as smoking or a different faith. Members who do not fit yours are not suggested to you, and you are not suggested to them.',
      ],
      [
        'When can I write to somebody?',
        'When you both like each other. You become a match at once, and a conversation opens.',
      ],
      ['Does a like cost anything?', 'No. Likes are free.'],
    ],
  },
  {
    title: 'Privacy and safety',
    entries: [
      [
        'Who sees my profile?',
        'In Settings you choose between everyone, verified members only, and your matches only. E-mail address, phone number, payment details and messages are never visible to other members.',
      ],
      [
        'What is profile verification?',
        'A short video call with our team. Verified members carry a blue-green badge and come earlier in matching. Verification is coming; a review will take 24 to 48 hours.',
      ],
      [
        'Somebody asked me for money.',
        <>
          Do not send any, and tell us at once through the <a href="/contact">contact page</a>. Reports are
          reviewed within 24 hours. See also our <a href="/safety-tips">Safety Tips</a>.
        </>,
      ],
      [
        'Can I take a break, or leave?',
        'Yes, both in Settings, under Danger Zone. Deactivating hides you and keeps your matches and messages until you log in again. Deleting removes your profile, photos, matches and conversations for good.',
      ],
    ],
  },
]

export function FaqPage() {
  return (
    <StaticPage
      title="FAQ"
      subtitle="Short answers to what members ask most."
      picture="woman"
      sidebar={
        <SideLinks
          title="Not answered?"
          links={[
            ['Contact Us', '/contact'],
            ['Safety Tips', '/safety-tips'],
            ['Privacy Policy', '/privacy-policy'],
          ]}
        />
      }
    >
      <div className="grid gap-10">
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className="display mb-4 text-2xl">{group.title}</h2>
            <div className="grid gap-3">
              {group.entries.map(([question, answer]) => (
                <details key={question} className="group rounded-md border border-line bg-card px-5">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <span aria-hidden="true" className="text-2xl text-brand group-open:rotate-45">
                      +
                    </span>
                  </summary>
                  <div className="prose pb-5">
                    <p>{answer}</p>
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
