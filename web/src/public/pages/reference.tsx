import { linkClass } from '../../ui/link.ts'
import { StaticPage } from '../static-page.tsx'

const lists = [
  ['faiths', 'Faiths'],
  ['languages', 'Languages'],
  ['interests', 'Interests'],
] as const

/** A debug page: the lists as the server returns them, filled in by the page's script. */
export function ReferencePage() {
  return (
    <StaticPage title="Reference data" subtitle="Faiths, languages and interests as members can choose them.">
      <p id="reference-state" role="status" className="mb-6 text-soft" />
      <p className="without-scripts">
        Without scripts, read{' '}
        <a href="/functions/v1/get-reference-data" className={linkClass}>
          the lists as data
        </a>
        .
      </p>
      <div className="grid gap-8 sm:grid-cols-3">
        {lists.map(([id, title]) => (
          <section key={id}>
            <h2 className="mb-3 text-xl font-bold">{title}</h2>
            <ul id={id} className="grid gap-1.5" />
          </section>
        ))}
      </div>
    </StaticPage>
  )
}
