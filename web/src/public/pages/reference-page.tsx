import { linkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'
import { StaticPage } from '../layout/static-page.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/reference.ts'

const LISTS = ['faiths', 'languages', 'interests'] as const

export function ReferencePage() {
  return (
    <StaticPage title={words.title} subtitle={words.description}>
      <p
        id="reference-state"
        role="status"
        data-loading={ui.loading}
        data-failed={words.failed}
        className="mb-6 text-soft"
      />
      <p className="without-scripts">
        <Sentence text={words.withoutScripts} link={linkClass} />
      </p>
      <div className="grid gap-8 sm:grid-cols-3">
        {LISTS.map((id) => (
          <section key={id}>
            <h2 className="mb-3 text-xl font-bold">{words.lists[id]}</h2>
            <ul id={id} className="grid gap-1.5" />
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
