import type { ReactNode } from 'react'
import type { Portrait } from '../portraits.ts'
import { OnThisPage, StaticPage } from '../static-page.tsx'

export interface LegalSection {
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  subtitle: string
  updated: string
  picture: Portrait
  sections: readonly LegalSection[]
}

/** Numbered sections with a table of contents beside them. */
export function LegalPage({ title, subtitle, updated, picture, sections }: LegalPageProps) {
  return (
    <StaticPage
      title={title}
      subtitle={subtitle}
      picture={picture}
      sidebar={
        <OnThisPage
          links={sections.map((section, index) => [
            `${index + 1}. ${section.title}`,
            `#section-${index + 1}`,
          ])}
        />
      }
    >
      <div className="grid gap-10">
        <p className="text-soft">Last updated: {updated}</p>
        {sections.map((section, index) => (
          <section key={section.title} id={`section-${index + 1}`} className="prose">
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.body}
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
