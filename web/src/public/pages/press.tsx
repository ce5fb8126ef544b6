import { BRAND } from '@ndoa/contract/brand'
import { buttonClass } from '../../ui/button.tsx'
import { addresses, facts } from '../facts.ts'
import { ComingSoon, IllustrativeNote } from '../notes.tsx'
import { OnThisPage, SideCard, StaticPage } from '../static-page.tsx'

const figures = [
  ['Founded', facts.founded],
  ['Members', facts.members],
  ['Countries', facts.countries],
  ['Success stories', facts.successStories],
  ['Marriages', facts.marriages],
  ['Funding', facts.funding],
  ['Languages', facts.languages.join(', ')],
] as const

const releases = [
  {
    date: 'October 2025',
    title: `${BRAND} explains every match, point by point`,
    text: 'Members now see where a percentage comes from: faith, languages and culture, age, place, way of life, interests and education. Both members see the same number, and it reveals no answer that either of them keeps private.',
  },
  {
    date: 'March 2025',
    title: `${BRAND} raises a ${facts.funding}`,
    text: `The funding pays for people who verify members and answer reports, apps for Android and iPhone, and ${BRAND} in French, Portuguese and Arabic.`,
  },
  {
    date: '2024',
    title: `${BRAND} opens for women and men who want to marry`,
    text: 'A matching service for Africans at home and abroad that asks about faith, tribe and culture, language, place and values, and works on the phones and networks people actually have.',
  },
]

const leadership = [
  ['Chief Executive', 'Sets our direction and is accountable for every promise on this site.'],
  ['Chief Technology Officer', 'Makes sure that the numbers are right and the pages are small.'],
  ['Head of Trust & Safety', 'Fights fraud and supports the people it has hurt.'],
] as const

const kit = [
  ['Icon', 'SVG', '/storage/v1/object/public/assets/icon.svg'],
  ['Icon, 512 px', 'PNG', '/icons/icon-512.png'],
  ['Logo', 'SVG', '/storage/v1/object/public/assets/logo-light.svg'],
  ['Quilt', 'SVG', '/storage/v1/object/public/assets/hero-bg.svg'],
  ['Link preview image', 'PNG', '/share/home.png'],
] as const

const sections = [
  [`About ${BRAND}`, '#about'],
  ['Company facts', '#facts'],
  ['Press releases', '#releases'],
  ['Media coverage', '#coverage'],
  ['Press kit', '#kit'],
  ['Leadership', '#leadership'],
  ['Awards', '#awards'],
] as const

export function PressPage() {
  return (
    <StaticPage
      title="Press"
      subtitle={`${BRAND} in words and figures that you are welcome to use.`}
      picture="man"
      sidebar={
        <>
          <OnThisPage links={sections} />
          <SideCard title="Media inquiries">
            <p className="mb-4 text-soft">For interviews, figures and images. We reply within 24 hours.</p>
            <a href={`mailto:${addresses.press}`} className={`${buttonClass('outline', 'sm')} w-full`}>
              {addresses.press}
            </a>
          </SideCard>
        </>
      }
    >
      <AboutAndFacts />
      <Releases />
      <CoverageAndKit />
      <LeadershipAndAwards />
    </StaticPage>
  )
}

function AboutAndFacts() {
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
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-3 bg-card px-5 py-3">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <IllustrativeNote
        text="These facts and releases have not been confirmed yet. Please do not quote them."
        className="mt-4 max-w-176"
      />
    </>
  )
}

function Releases() {
  return (
    <>
      <div className="prose mt-6">
        <h2 id="releases">Press releases</h2>
      </div>
      <div className="mt-4 grid max-w-176 gap-4">
        {releases.map(({ date, title, text }) => (
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
        <p>
          We will list articles about us here once there are some worth reading. <ComingSoon />
        </p>
        <h2 id="kit">Press kit</h2>
        <p>Our logo and pattern, for print and web. Please do not change the colours or proportions.</p>
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

function LeadershipAndAwards() {
  return (
    <div className="prose mt-6">
      <h2 id="leadership">Leadership</h2>
      <ul>
        {leadership.map(([role, text]) => (
          <li key={role}>
            <strong>{role}.</strong> {text}
          </li>
        ))}
      </ul>
      <p>
        Names and portraits: <ComingSoon />
      </p>
      <h2 id="awards">Awards</h2>
      <p>
        None yet. We would rather be invited to weddings. <ComingSoon />
      </p>
    </div>
  )
}
