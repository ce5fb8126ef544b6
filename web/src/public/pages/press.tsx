import { BRAND } from '@ndoa/contract/brand'
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
import { ComingSoon, DemoNote } from '../notes.tsx'
import { useShown } from '../shown-claims.tsx'
import { OnThisPage, SideCard, StaticPage } from '../static-page.tsx'

const FIGURES = [founded, members, countries, successStories, marriages, funding, languages]

/** What anyone can check here for themselves. */
const PRODUCT_FACTS = [
  ['Who can join', 'Adults who are free to marry'],
  ['Joining', 'Free'],
  ['Who can write to each other', 'Only members who like each other'],
  ['Trackers on our pages', 'None'],
] as const

const kit = [
  ['Icon', 'SVG', '/storage/v1/object/public/assets/icon.svg'],
  ['Icon, 512 px', 'PNG', '/icons/icon-512.png'],
  ['Logo', 'SVG', '/storage/v1/object/public/assets/logo-light.svg'],
  ['Quilt', 'SVG', '/storage/v1/object/public/assets/hero-bg.svg'],
  ['Link preview image', 'PNG', '/share/home.png'],
] as const

/** The sections with their anchors; leadership is shown only when there is someone to name. */
const sectionsWith = (leaders: readonly Leader[]) => [
  [`About ${BRAND}`, '#about'] as const,
  ['Company facts', '#facts'] as const,
  ['Press releases', '#releases'] as const,
  ['Media coverage', '#coverage'] as const,
  ['Press kit', '#kit'] as const,
  ...(leaders.length > 0 ? [['Leadership', '#leadership'] as const] : []),
  ['Awards', '#awards'] as const,
]

export function PressPage() {
  const figures = useShown(FIGURES)
  const shownReleases = useShown(releases)
  const leaders = useShown(leadership)
  return (
    <StaticPage
      title="Press"
      subtitle={`${BRAND} in words and figures that you are welcome to use.`}
      picture="man"
      sidebar={
        <>
          <OnThisPage links={sectionsWith(leaders)} />
          <SideCard title="Media inquiries">
            <p className="mb-4 text-soft">For interviews, figures and images. We reply within 24 hours.</p>
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
        <h2 id="awards">Awards</h2>
        <p>None yet. We’d rather be invited to weddings.</p>
      </div>
    </StaticPage>
  )
}

function AboutAndFacts({ figures }: { figures: readonly Figure[] }) {
  const rows = [...figures.map(({ label, value }) => [label, value] as const), ...PRODUCT_FACTS]
  return (
    <>
      <div className="prose">
        <h2 id="about">About {BRAND}</h2>
        <p>
          {BRAND} (“marriage” in Swahili) is a matching service for marriage-minded Africans and the African
          diaspora. It compares what two people are looking for in faith, tribe and culture, language, place
          and values, and shows both of them the same percentage and the reasons for it. Members can write to
          each other only after both have liked each other, and phone numbers and addresses are never shown.
        </p>
        <h2 id="facts">Company facts</h2>
      </div>
      <dl className="mt-4 grid max-w-176 gap-px overflow-clip rounded-md border border-line bg-line">
        {rows.map(([label, value]) => (
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
        <h2 id="releases">Press releases</h2>
        {shown.length === 0 && <p>There are no press releases yet.</p>}
      </div>
      <div className="mt-4 grid max-w-176 gap-4 empty:hidden">
        {shown.map(({ date, title, text }) => (
          <article key={title} className="rounded-lg border border-line bg-card p-6">
            <p className="text-sm text-soft">{date}</p>
            <h3 className="mt-1 text-lg font-bold">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
            <p className="mt-3 text-sm text-soft">
              Full text <ComingSoon />
            </p>
          </article>
        ))}
      </div>
    </>
  )
}

function CoverageAndKit() {
  return (
    <>
      <div className="prose mt-6">
        <h2 id="coverage">Media coverage</h2>
        <p>None yet. When someone writes about us, you’ll find it here.</p>
        <h2 id="kit">Press kit</h2>
        <p>Our logo and pattern, for print and web. Please don’t change the colours or proportions.</p>
      </div>
      <ul className="mt-4 flex max-w-176 flex-wrap gap-3">
        {kit.map(([name, kind, href]) => (
          <li key={href}>
            <a href={href} download className={buttonClass('outline', 'sm')}>
              {name} <span className="font-normal">({kind})</span>
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
      <h2 id="leadership">Leadership</h2>
      <ul>
        {leaders.map(({ role, text }) => (
          <li key={role}>
            <strong>{role}.</strong> {text}
          </li>
        ))}
      </ul>
      <p>
        Names and portraits: <ComingSoon />
      </p>
    </div>
  )
}
