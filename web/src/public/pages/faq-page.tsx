import { OnThisPage, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { Prose } from '../prose.tsx'
import { words } from '../words/faq.ts'
import { words as site } from '../words/site.ts'

export function FaqPage() {
  const groups = Object.entries(words.groups)
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="woman-glasses"
      sidebar={
        <>
          <OnThisPage links={groups.map(([id, { title }]) => [title, `#${id}`])} />
          <SideLinks
            title={words.notFound}
            links={[
              [site.pages.contact, '/contact'],
              [site.pages.safetyTips, '/safety-tips'],
              [site.pages.privacyPolicy, '/privacy-policy'],
            ]}
          />
        </>
      }
    >
      <div className="grid gap-12">
        {groups.map(([id, { title, entries }]) => (
          <section key={id} id={id}>
            <h2 className="display mb-4 text-2xl">{title}</h2>
            <div className="grid gap-3">
              {Object.values(entries).map(({ question, text }) => (
                <details
                  key={question}
                  className="group rounded-md border border-line bg-card open:border-edge"
                >
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <span
                      aria-hidden="true"
                      className="text-2xl leading-none text-brand-strong group-open:transform-[rotate(45deg)] motion-safe:transition-transform"
                    >
                      +
                    </span>
                  </summary>
                  <div className="prose px-5 pb-5">
                    <Prose text={text} />
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
