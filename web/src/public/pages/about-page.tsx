import { countries, marriages, successStories } from '../claims.ts'
import { DemoNote } from '../layout/notes.tsx'
import { FactRow, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { useVisibleClaims } from '../page-variant.tsx'
import { ProseSection } from '../prose.tsx'
import { words } from '../words/about.ts'
import { words as site } from '../words/site.ts'

export function AboutPage() {
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="mother"
      sidebar={
        <SideLinks
          title={site.readMore}
          links={[
            [site.pages.successStories, '/success-stories'],
            [site.pages.safetyTips, '/safety-tips'],
            [site.pages.careers, '/careers'],
            [site.pages.press, '/press'],
          ]}
        />
      }
    >
      <div className="prose">
        {Object.entries(words.sections).map(([name, section]) => (
          <ProseSection key={name} section={section} />
        ))}
      </div>
      <InFigures />
      <div className="prose mt-10">
        <ProseSection section={words.joining} />
      </div>
    </StaticPage>
  )
}

function InFigures() {
  const figures = useVisibleClaims([successStories, marriages, countries])
  if (figures.length === 0) return null
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="display text-2xl">{words.figures}</h2>
      <FactRow figures={figures} />
      <DemoNote shown={figures} what="figures" />
    </section>
  )
}
