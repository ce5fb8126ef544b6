import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { OnThisPage, SideCard, StaticPage } from '../layout/static-page.tsx'
import { ProseSection } from '../prose.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/safety-tips.ts'

export function SafetyTipsPage() {
  const groups = Object.entries(words.groups)
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="man-glasses"
      sidebar={
        <>
          <OnThisPage links={groups.map(([id, { title }]) => [title, `#${id}`])} />
          <SideCard title={words.wrong.title}>
            <p className="text-soft">{words.wrong.report}</p>
            <p className="mt-3 text-soft">
              <Sentence text={words.wrong.withoutAccount(addresses.safety)} link={linkClass} />
            </p>
          </SideCard>
        </>
      }
    >
      <div className="grid gap-6">
        {groups.map(([id, { title, tips }]) => (
          <section key={id} id={id} className="rounded-lg border border-line bg-card p-6 sm:p-8">
            <h2 className="display text-2xl">{title}</h2>
            <div className="prose mt-4">
              <ul>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
      <div className="prose mt-10">
        <ProseSection section={words.whatWeDo} />
      </div>
    </StaticPage>
  )
}
