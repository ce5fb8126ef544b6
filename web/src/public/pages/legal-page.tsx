import { IN_OWN_LANGUAGE } from '../../languages/in-own-language.ts'
import { linkClass } from '../../ui/link.ts'
import { rich } from '../../words/rich.tsx'
import { OnThisPage, StaticPage } from '../layout/static-page.tsx'
import type { Portrait } from '../portraits.ts'
import { usePrinting } from '../print/printing-provider.tsx'
import { Prose, type Section } from '../prose.tsx'

interface LegalPageProps {
  words: {
    title: string
    subtitle: string
    updated: string
    sections: Readonly<Record<string, Section>>
  }
  picture: Portrait
}

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
        <EnglishPrevails />
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

/** The English text is binding until a lawyer has reviewed the translations. */
function EnglishPrevails() {
  const { path, language } = usePrinting()
  if (language === 'en') return null
  const english = (inner: string) => (
    <a href={path} hrefLang="en" className={linkClass}>
      {inner}
    </a>
  )
  return (
    <p className="w-fit rounded-md border border-teal bg-teal-tint px-5 py-3">
      {rich(IN_OWN_LANGUAGE[language].prevails, { en: english })}
    </p>
  )
}
