import { countries, marriages, type Story, stories, successStories } from '../claims.ts'
import { DemoNote } from '../layout/notes.tsx'
import { FactRow, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { useVisibleClaims } from '../page-variant.tsx'
import { ProseSection } from '../prose.tsx'
import { words as claims } from '../words/claims.ts'
import { words as site } from '../words/site.ts'
import { words } from '../words/success-stories.ts'

export function SuccessStoriesPage() {
  const figures = useVisibleClaims([successStories, marriages, countries])
  const shown = useVisibleClaims(stories)
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="man-dreads"
      sidebar={
        <SideLinks
          title={words.start}
          links={[
            [site.pages.howItWorks, '/#how-it-works'],
            [site.pages.safetyTips, '/safety-tips'],
            [words.tell, '/contact'],
          ]}
        />
      }
    >
      <DemoNote shown={[...figures, ...shown]} className="mb-6" />
      <div className="grid gap-6">
        <FactRow figures={figures} />
        {shown.map((story) => (
          <StoryCard key={story.story} story={story} />
        ))}
      </div>
      {shown.length === 0 && <NoStories />}
      <div className="prose mt-10">
        <ProseSection section={words.yours} />
      </div>
    </StaticPage>
  )
}

function NoStories() {
  return (
    <div className="prose">
      <ProseSection section={words.none} />
    </div>
  )
}

function StoryCard({ story: { story, who, pictures } }: { story: Story }) {
  const { where, text } = claims.stories[story]
  return (
    <article className="grid gap-5 rounded-lg border border-line bg-card p-6 sm:grid-cols-[auto_1fr] sm:gap-7 sm:p-7">
      <div className="flex h-36 w-44 items-end justify-center overflow-clip rounded-portrait bg-cream">
        {pictures.map((picture) => (
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
        <h2 className="text-xl font-bold">{claims.couple(...who)}</h2>
        <p className="text-sm text-soft">{where}</p>
        <p className="mt-3 max-w-[60ch]">{text}</p>
      </div>
    </article>
  )
}
