import { OnThisPage, SideLinks, StaticPage } from '../static-page.tsx'
import { questions } from './faq-questions.tsx'

export function FaqPage() {
  return (
    <StaticPage
      title="FAQ"
      subtitle="Short answers to the questions members ask most."
      picture="woman-glasses"
      sidebar={
        <>
          <OnThisPage links={questions.map(({ id, title }) => [title, `#${id}`])} />
          <SideLinks
            title="Didn’t find your answer?"
            links={[
              ['Contact Us', '/contact'],
              ['Safety Tips', '/safety-tips'],
              ['Privacy Policy', '/privacy-policy'],
            ]}
          />
        </>
      }
    >
      <div className="grid gap-12">
        {questions.map(({ id, title, entries }) => (
          <section key={id} id={id}>
            <h2 className="display mb-4 text-2xl">{title}</h2>
            <div className="grid gap-3">
              {entries.map(({ question, answer }) => (
                <details
                  key={question}
                  className="group rounded-md border border-line bg-card open:border-edge"
                >
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-md px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <span
                      aria-hidden="true"
                      className="text-2xl leading-none text-brand-strong group-open:rotate-45 motion-safe:transition-transform"
                    >
                      +
                    </span>
                  </summary>
                  <div className="prose px-5 pb-5">{answer}</div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
