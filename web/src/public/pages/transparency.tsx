import { SMALLEST_FIGURE } from '@ndoa/contract/transparency-rules'
import { linkClass } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { OnThisPage, SideLinks, StaticPage } from '../static-page.tsx'
import { FIGURE_GROUPS } from './figure-groups.ts'

/** Figures of our work for the safety of members, filled in by the page's script for the month that is chosen. */
export function TransparencyPage() {
  return (
    <StaticPage
      title="Our Figures"
      subtitle="What members told us, what we decided, and how often we were wrong."
      picture="man-dreads"
      sidebar={
        <>
          <OnThisPage links={FIGURE_GROUPS.map(({ id, title }) => [title, `#${id}`])} />
          <SideLinks
            title="Read more"
            links={[
              ['Community Rules', '/community-rules'],
              ['Safety Tips', '/safety-tips'],
            ]}
          />
        </>
      }
    >
      <div className="grid max-w-[44rem] gap-4">
        <p>
          These figures come from the same records that we work with. They say nothing about a single person:
          counts below {SMALLEST_FIGURE} are all shown as “fewer than {SMALLEST_FIGURE}”, also when there was
          none. Each month is published once, shortly after it is over, and does not change afterwards.
        </p>
        <p className="without-scripts">
          Without scripts, read{' '}
          <a href="/functions/v1/get-transparency" className={linkClass}>
            the figures as data
          </a>
          .
        </p>
        <div className="needs-scripts grid gap-3">
          <div id="month-choice" hidden>
            <Select id="month" label="Month" options={[]} className="max-w-xs" />
          </div>
          <p id="figures-state" role="status" className="text-soft" />
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

function Group({ id, title, counted, figures }: (typeof FIGURE_GROUPS)[number]) {
  return (
    <section id={id} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="display text-2xl">{title}</h2>
      <p className="mt-2 max-w-[44rem] text-sm text-soft">{counted}</p>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {figures.map(({ name, label }) => (
          <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
            <dt>{label}</dt>
            <dd data-figure={name} className="shrink-0 text-end font-semibold tabular-nums">
              –
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
