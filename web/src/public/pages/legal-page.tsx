import type { ReactNode } from 'react'
import { type Portrait, SideCard, StaticPage } from '../static-page.tsx'

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
        <SideCard title="On this page">
          <ol className="text-sm">
            {sections.map((section, index) => (
              <li key={section.title}>
                <a
                  href={`#section-${index + 1}`}
                  className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
                >
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </SideCard>
      }
    >
      <div className="prose">
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
