import { countries, marriages, type Story, stories, successStories } from '../claims.ts'
import { DemoNote } from '../notes.tsx'
import { useShown } from '../shown-claims.tsx'
import { FactRow, SideLinks, StaticPage } from '../static-page.tsx'

export function SuccessStoriesPage() {
  const figures = useShown([successStories, marriages, countries])
  const shown = useShown(stories)
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
      <DemoNote shown={[...figures, ...shown]} className="mb-6" />
      <div className="grid gap-6">
        <FactRow figures={figures} />
        {shown.map((story) => (
          <StoryCard key={story.who} story={story} />
        ))}
      </div>
      {shown.length === 0 && <NoStories />}
      <div className="prose mt-10">
        <h2>Your story</h2>
        <p>
          Did you meet here? <a href="/contact">Tell us</a>. We never publish a story without consent from
          both of you, and we’ll take it down whenever either of you asks.
        </p>
      </div>
    </StaticPage>
  )
}

function NoStories() {
  return (
    <div className="prose">
      <h2>No stories yet</h2>
      <p>
        Every story on this page will be about a real couple, told by them. We don’t have one to share yet,
        and we won’t make one up. Yours could be the first.
      </p>
    </div>
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
