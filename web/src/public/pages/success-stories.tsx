import { facts } from '../facts.ts'
import { IllustrativeNote } from '../notes.tsx'
import { FactRow, type Portrait, SideLinks, StaticPage } from '../static-page.tsx'

interface Story {
  who: string
  where: string
  pictures: Portrait[]
  text: string
}

const stories: Story[] = [
  {
    who: 'Ngozi and Emeka',
    where: 'Enugu and Manchester',
    pictures: ['woman', 'man-glasses'],
    text: 'Both Igbo, both Catholic, and five thousand kilometres apart. They wrote for three months before the first video call, with his mother in the room. “She asked better questions than I did,” says Emeka. The wine was carried the following December.',
  },
  {
    who: 'Zainab and Idris',
    where: 'Kano and London',
    pictures: ['woman-hijab', 'man'],
    text: 'Zainab wanted someone who prays and who reads. Idris had written both in the first line of his profile. Their uncles spoke before they met, as it should be, and the nikah was held within the year.',
  },
  {
    who: 'Akosua and Kwame',
    where: 'Kumasi and Toronto',
    pictures: ['woman-turban', 'man-dreads'],
    text: 'She had put “long distance” among her deal breakers, and then took it out again. “I thought about what I really could not live with,” says Akosua. “It was not distance. It was dishonesty.”',
  },
  {
    who: 'Wanjiru and Otieno',
    where: 'Nairobi',
    pictures: ['woman', 'man'],
    text: 'Kikuyu and Luo, and told by everyone that it would not work. The percentage said 91, and showed them why: the same church, the same love of choir music, the same wish for three children. Their parents came around at the second visit.',
  },
  {
    who: 'Selam and Dawit',
    where: 'Addis Ababa and Stockholm',
    pictures: ['woman-turban', 'man-glasses'],
    text: 'Dawit came home for Timkat and had four days. They had already said everything important in writing, so they used the four days to laugh. She says that this is when she knew.',
  },
]

export function SuccessStoriesPage() {
  return (
    <StaticPage
      title="Success Stories"
      subtitle="What can happen when two people know what they’re looking for."
      picture="man-dreads"
      sidebar={
        <SideLinks
          title="Start yours"
          links={[
            ['How It Works', '/#how-it-works'],
            ['Safety Tips', '/safety-tips'],
            ['Tell us your story', '/contact'],
          ]}
        />
      }
    >
      <FactRow
        facts={[
          ['Success stories', facts.successStories],
          ['Marriages', facts.marriages],
          ['Countries', facts.countries],
        ]}
      />
      <IllustrativeNote
        text="The figures, names and stories on this page are made up: they show what we hope to hear from you. The pictures are drawings."
        className="my-6"
      />
      <div className="grid gap-6">
        {stories.map((story) => (
          <StoryCard key={story.who} story={story} />
        ))}
      </div>
      <div className="prose mt-12">
        <h2>Your story</h2>
        <p>
          Did you meet here? <a href="/contact">Tell us</a>. We never publish a story without consent from
          both of you, and we’ll take it down whenever either of you asks.
        </p>
      </div>
    </StaticPage>
  )
}

function StoryCard({ story }: { story: Story }) {
  return (
    <article className="grid gap-5 rounded-lg border border-line bg-card p-6 sm:grid-cols-[auto_1fr] sm:gap-7 sm:p-7">
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
  )
}
