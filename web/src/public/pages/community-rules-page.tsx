import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { OnThisPage, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { ProseSection } from '../prose.tsx'
import { words } from '../words/community-rules.ts'
import { words as ladder } from '../words/ladder.ts'
import { words as site } from '../words/site.ts'
import { LADDER, strikesOf } from './ladder.ts'

const contents = () => {
  const { rules, steps, sections } = words
  const { reporting, ...later } = sections
  return Object.entries({ rules, reporting, steps, ...later }).map(
    ([id, { title }]) => [title, `#${id}`] as const,
  )
}

export function CommunityRulesPage() {
  const { sections } = words
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="woman-turban"
      sidebar={
        <>
          <OnThisPage links={contents()} />
          <SideLinks
            title={site.readMore}
            links={[
              [site.pages.safetyTips, '/safety-tips'],
              [site.pages.figures, '/transparency'],
              [site.pages.terms, '/terms-of-service'],
            ]}
          />
        </>
      }
    >
      <Rules />
      <div className="prose mt-12">
        <ProseSection id="reporting" section={sections.reporting} />
      </div>
      <Steps />
      <div className="prose mt-12">
        <ProseSection id="strikes" section={sections.strikes} />
        <ProseSection id="second-look" section={sections['second-look']} />
        <ProseSection id="programs" section={sections.programs} />
        <ProseSection id="badge" section={sections.badge} />
      </div>
    </StaticPage>
  )
}

function Rules() {
  return (
    <section id="rules">
      <h2 className="display mb-2 text-2xl">{words.rules.title}</h2>
      <p className="mb-6 max-w-[44rem] text-soft">{words.rules.text}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {REPORT_REASONS.map((reason) => (
          <Rule key={reason} reason={reason} />
        ))}
      </ul>
    </section>
  )
}

function Rule({ reason }: { reason: (typeof REPORT_REASONS)[number] }) {
  const { title, rule, meaning } = words.rules.all[reason]
  return (
    <li
      id={reason}
      className="flex flex-col gap-2 rounded-lg border border-line bg-card p-5 target:border-edge sm:last:col-span-2"
    >
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="font-semibold">{rule}</p>
      <p>{meaning}</p>
      <p className="mt-auto border-t border-line pt-3 text-sm text-soft">
        {words.rules.report(words.rules.reasons[reason], REPORT_DUE_HOURS[reason])}
      </p>
    </li>
  )
}

function Steps() {
  return (
    <section id="steps" className="mt-12">
      <h2 className="display mb-2 text-2xl">{words.steps.title}</h2>
      <p className="mb-6 max-w-[44rem]">{words.steps.text}</p>
      <ol className="divide-y divide-line overflow-clip rounded-lg border border-line bg-card">
        {LADDER.map((step) => (
          <li key={step} className="grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[10rem_1fr]">
            <div>
              <h3 className="text-lg font-bold">{ladder[step].name}</h3>
              {strikesOf(step) && <p className="text-sm text-soft">{strikesOf(step)}</p>}
            </div>
            <p>{ladder[step].meaning}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-[44rem]">{words.steps.reasons}</p>
    </section>
  )
}
