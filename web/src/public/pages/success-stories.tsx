import { facts } from '../facts.ts'
import { SideLinks, StaticPage } from '../site-layout.tsx'

const stories = [
  {
    who: 'Ngozi and Emeka',
    where: 'Enugu and Manchester',
    pictures: ['woman', 'man-glasses'],
    text: 'Both Igbo, both Catholic, and four thousand kilometres apart. They wrote for three months before the first video call with his mother in the room. “She asked better questions than I did,” says Emeka. The wine was carried the following December.',
  },
  {
    who: 'Zainab and Idris',
    where: 'Kano and London',
    pictures: ['woman-hijab', 'man'],
    text: 'Zainab wanted somebody who prays and who reads. Idris had written both in the first line of his profile. Their uncles spoke before they met, as it should be, and the nikah was held within the year.',
  },
  {
    who: 'Akosua and Kwame',
    where: 'Kumasi and Toronto',
    pictures: ['woman', 'man'],
    text: 'She had put “long distance” among her deal breakers, and then took it out again. “I thought about what I really could not live with,” says Akosua. “It was not distance. It was dishonesty.”',
  },
]

export function SuccessStoriesPage() {
  return (
    <StaticPage
      title="Success Stories"
      subtitle={`${facts.successStories} stories and ${facts.marriages} marriages in ${facts.countries} countries.`}
      picture="man"
      sidebar={
        <SideLinks
          title="Begin yours"
          links={[
            ['How It Works', '/#how-it-works'],
            ['Safety Tips', '/safety-tips'],
            ['Tell us your story', '/contact'],
          ]}
        />
      }
    >
      {!facts.areConfirmed && (
        <p className="mb-6 rounded-md border border-teal bg-teal-tint px-5 py-3">
          Figures and stories on this page are illustrative: they show what we hope to hear from you.
        </p>
      )}
      <div className="grid gap-6">
        {stories.map((story) => (
          <article
            key={story.who}
            className="grid gap-5 rounded-lg border border-line bg-card p-6 sm:grid-cols-[auto_1fr]"
          >
            <div className="flex h-36 w-44 items-end justify-center overflow-clip rounded-portrait bg-cream">
              {story.pictures.map((picture) => (
                <img
                  key={picture}
                  src={`/art/${picture}.svg`}
                  alt=""
                  loading="lazy"
                  width={104}
                  height={104}
                  className="size-26 max-w-none first:-me-6"
                />
              ))}
            </div>
            <div>
              <h2 className="text-xl font-bold">{story.who}</h2>
              <p className="text-sm text-soft">{story.where}</p>
              <p className="mt-3 max-w-[60ch]">{story.text}</p>
            </div>
          </article>
        ))}
      </div>
    </StaticPage>
  )
}
