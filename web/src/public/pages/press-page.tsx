import { buttonClass } from '../../ui/button.tsx'
import { addresses } from '../addresses.ts'
import {
  countries,
  type Figure,
  founded,
  funding,
  type Leader,
  languages,
  leadership,
  marriages,
  members,
  type Release,
  releases,
  successStories,
} from '../claims.ts'
import { ComingSoon, DemoNote } from '../layout/notes.tsx'
import { OnThisPage, SideCard, StaticPage } from '../layout/static-page.tsx'
import { useVisibleClaims } from '../page-variant.tsx'
import { usePrinting } from '../print/printing-provider.tsx'
import { sharedPicture } from '../site.ts'
import { words as claims } from '../words/claims.ts'
import { words } from '../words/press.ts'

const FIGURES = [founded, members, countries, successStories, marriages, funding, languages]

const KIT = [
  ['icon', 'SVG', '/storage/v1/object/public/assets/icon.svg'],
  ['largeIcon', 'PNG', '/icons/icon-512.png'],
  ['logo', 'SVG', '/storage/v1/object/public/assets/logo-light.svg'],
  ['quilt', 'SVG', '/storage/v1/object/public/assets/hero-bg.svg'],
] as const

const sectionsWith = (leaders: readonly Leader[]) =>
  Object.entries(words.sections)
    .filter(([id]) => id !== 'leadership' || leaders.length > 0)
    .map(([id, title]) => [title, `#${id}`] as const)

export function PressPage() {
  const figures = useVisibleClaims(FIGURES)
  const shownReleases = useVisibleClaims(releases)
  const leaders = useVisibleClaims(leadership)
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="man"
      sidebar={
        <>
          <OnThisPage links={sectionsWith(leaders)} />
          <SideCard title={words.inquiries.title}>
            <p className="mb-4 text-soft">{words.inquiries.text}</p>
            <a href={`mailto:${addresses.press}`} className={`${buttonClass('outline', 'sm')} w-full`}>
              {addresses.press}
            </a>
          </SideCard>
        </>
      }
    >
      <DemoNote shown={[...figures, ...shownReleases, ...leaders]} what="figures" className="mb-8" />
      <AboutAndFacts figures={figures} />
      <Releases shown={shownReleases} />
      <CoverageAndKit />
      <Leadership leaders={leaders} />
      <div className="prose mt-6">
        <h2 id="awards">{words.sections.awards}</h2>
        <p>{words.awards}</p>
      </div>
    </StaticPage>
  )
}

function AboutAndFacts({ figures }: { figures: readonly Figure[] }) {
  const rows = [
    ...figures.map(({ name, value }) => ({ label: claims.figures[name], value: value ?? claims.languages })),
    ...Object.values(words.facts),
  ]
  return (
    <>
      <div className="prose">
        <h2 id="about">{words.sections.about}</h2>
        <p>{words.about}</p>
        <h2 id="facts">{words.sections.facts}</h2>
      </div>
      <dl className="mt-4 grid max-w-176 gap-px overflow-clip rounded-md border border-line bg-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 bg-card px-5 py-3">
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Releases({ shown }: { shown: readonly Release[] }) {
  return (
    <>
      <div className="prose mt-6">
        <h2 id="releases">{words.sections.releases}</h2>
        {shown.length === 0 && <p>{words.noReleases}</p>}
      </div>
      <div className="mt-4 grid max-w-176 gap-4 empty:hidden">
        {shown.map(({ release }) => (
          <article key={release} className="rounded-lg border border-line bg-card p-6">
            <p className="text-sm text-soft">{claims.releases[release].date}</p>
            <h3 className="mt-1 text-lg font-bold">{claims.releases[release].title}</h3>
            <p className="mt-2 text-soft">{claims.releases[release].text}</p>
            <p className="mt-3 text-sm text-soft">
              {words.fullText} <ComingSoon />
            </p>
          </article>
        ))}
      </div>
    </>
  )
}

function CoverageAndKit() {
  const { language } = usePrinting()
  const kit = [...KIT, ['preview', 'PNG', sharedPicture(language)]] as const
  return (
    <>
      <div className="prose mt-6">
        <h2 id="coverage">{words.sections.coverage}</h2>
        <p>{words.coverage}</p>
        <h2 id="kit">{words.sections.kit}</h2>
        <p>{words.kit}</p>
      </div>
      <ul className="mt-4 flex max-w-176 flex-wrap gap-3">
        {kit.map(([name, kind, href]) => (
          <li key={href}>
            <a href={href} download className={buttonClass('outline', 'sm')}>
              {words.files[name]} <span className="font-normal">({kind})</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Leadership({ leaders }: { leaders: readonly Leader[] }) {
  if (leaders.length === 0) return null
  return (
    <div className="prose mt-6">
      <h2 id="leadership">{words.sections.leadership}</h2>
      <ul>
        {leaders.map(({ leader }) => (
          <li key={leader}>
            <strong>{claims.leadership[leader].role}.</strong> {claims.leadership[leader].text}
          </li>
        ))}
      </ul>
      <p>
        {words.portraits} <ComingSoon />
      </p>
    </div>
  )
}
