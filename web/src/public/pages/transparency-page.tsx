import { Select } from '../../ui/forms/select.tsx'
import { linkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'
import { OnThisPage, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { Sentence } from '../sentence.tsx'
import { words as site } from '../words/site.ts'
import { words } from '../words/transparency.ts'
import { FIGURE_GROUPS } from './figure-groups.ts'

export function TransparencyPage() {
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="man-dreads"
      sidebar={
        <>
          <OnThisPage links={FIGURE_GROUPS.map(({ id }) => [words.groups[id].title, `#${id}`])} />
          <SideLinks
            title={site.readMore}
            links={[
              [site.pages.communityRules, '/community-rules'],
              [site.pages.safetyTips, '/safety-tips'],
            ]}
          />
        </>
      }
    >
      <div className="grid max-w-[44rem] gap-4">
        <p>{words.text}</p>
        <p className="without-scripts">
          <Sentence text={words.withoutScripts} link={linkClass} />
        </p>
        <div className="needs-scripts grid gap-3">
          <div id="month-choice" hidden>
            <Select id="month" label={words.month} options={[]} className="max-w-xs" />
          </div>
          <p
            id="figures-state"
            role="status"
            data-words={JSON.stringify({ ...words.filling, loading: ui.loading })}
            className="text-soft"
          />
        </div>
      </div>
      <div className="mt-10 grid gap-8">
        {FIGURE_GROUPS.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </div>
    </StaticPage>
  )
}

function Group({ id, figures }: (typeof FIGURE_GROUPS)[number]) {
  const { title, counted } = words.groups[id]
  return (
    <section id={id} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-2 max-w-[44rem] text-sm text-soft">{counted}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {figures.map(({ name, label }) => (
          <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
            <dt>{label()}</dt>
            <dd data-figure={name} className="shrink-0 text-end font-semibold tabular-nums">
              –
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
