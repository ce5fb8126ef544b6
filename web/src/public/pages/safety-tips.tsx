import { addresses } from '../facts.ts'
import { SideCard, StaticPage } from '../site-layout.tsx'

const groups: { title: string; tips: string[] }[] = [
  {
    title: 'Before you trust',
    tips: [
      'Keep talking here until you are sure. Somebody who presses you to move to another app on the first day has a reason.',
      'Ask for a video call before you feel too much. A face that always has a broken camera is a warning.',
      'Look for what does not fit: a job that changes, photos that look like a magazine, answers that could be for anyone.',
      'Talk with your family or a friend about the person. Love does not mind questions; fraud does.',
    ],
  },
  {
    title: 'Never send money',
    tips: [
      'Do not send money, gift cards, airtime or crypto to anyone you have not met, however sad or urgent the story is.',
      'Hospital bills, customs fees, a stolen purse at the airport, an investment that cannot fail: these are the usual stories.',
      'Never share bank details, one-time codes, your identity card or your password. We never ask for them either.',
      'Report whoever asks you for money. You protect the next person too.',
    ],
  },
  {
    title: 'Your profile and photos',
    tips: [
      'Leave out your home address, workplace and phone number, in text and in pictures.',
      'Do not send intimate pictures. Once sent, they are out of your hands.',
      'Settings lets you choose who sees your profile, whether your photos are blurred and whether you are shown as online.',
    ],
  },
  {
    title: 'Meeting for the first time',
    tips: [
      'Meet in a public place, by day, and go there and back on your own.',
      'Tell somebody where you are, with whom, and when you will call. Bring a friend or a relative if you like.',
      'Keep your drink with you, and leave whenever you want. You owe nobody a second hour.',
      'If they travel to you, or you to them: book your own room, your own ticket, your own way home.',
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
        <SideCard title="Something is wrong?">
          <p className="text-soft">
            Write to <a href={`mailto:${addresses.safety}`}>{addresses.safety}</a>. Reports are reviewed
            within 24 hours. If you are in danger, call the police first.
          </p>
        </SideCard>
      }
    >
      <div className="grid gap-6">
        {groups.map((group) => (
          <section key={group.title} className="rounded-lg border border-line bg-card p-6">
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
    </StaticPage>
  )
}
