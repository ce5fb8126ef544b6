import type { Portrait } from '../portraits.ts'
import { Prose, type Section } from '../prose.tsx'
import { OnThisPage, StaticPage } from '../static-page.tsx'

interface LegalPageProps {
  words: {
    title: string
    subtitle: string
    updated: string
    sections: Readonly<Record<string, Section>>
  }
  picture: Portrait
}

/** Numbered sections with a table of contents beside them. */
export function LegalPage({ words: { title, subtitle, updated, sections }, picture }: LegalPageProps) {
  const numbered = Object.values(sections).map((section, index) => ({
    id: `section-${index + 1}`,
    title: `${index + 1}. ${section.title}`,
    text: section.text,
  }))
  return (
    <StaticPage
      title={title}
      subtitle={subtitle}
      picture={picture}
      sidebar={<OnThisPage links={numbered.map((section) => [section.title, `#${section.id}`])} />}
    >
      <div className="grid gap-10">
        <p className="text-soft">{updated}</p>
        {numbered.map((section) => (
          <section key={section.id} id={section.id} className="prose">
            <h2>{section.title}</h2>
            <Prose text={section.text} />
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
