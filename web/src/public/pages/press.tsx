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
    text: 'Members now see where a percentage comes from: faith, languages and culture, age, place, way of life, interests and education. The number is the same for both sides, and no answer that a member keeps private can be read from it.',
  },
  {
    date: 'March 2025',
    title: `${BRAND} raises a ${facts.funding}`,
    text: `The money goes into verification by video, apps for Android and iPhone, and ${BRAND} in French, Portuguese and Arabic.`,
  },
  {
    date: '2024',
    title: `${BRAND} opens for women and men who want to marry`,
    text: 'A matching service for Africans at home and abroad that asks about faith, tribe and culture, language, place and values, and that runs on the phones and networks that people have.',
  },
]

const leadership = [
  ['Chief Executive', 'Sets the course, and answers for every promise on this site.'],
  ['Chief Technology Officer', 'Sees to it that the numbers are right and the pages are small.'],
  ['Head of Trust & Safety', 'Works against fraud, and speaks with those whom it has hurt.'],
] as const

const kit = [
  ['Icon', 'SVG', '/storage/v1/object/public/assets/icon.svg'],
  ['Icon, 512 px', 'PNG', '/icons/icon-512.png'],
  ['Logo', 'SVG', '/storage/v1/object/public/assets/logo-light.svg'],
  ['Quilt', 'SVG', '/storage/v1/object/public/assets/hero-bg.svg'],
  ['Picture for links', 'PNG', '/share/home.png'],
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
      subtitle={`What ${BRAND} is, in figures and words you may use.`}
      picture="man"
      sidebar={
        <>
          <OnThisPage links={sections} />
          <SideCard title="Media inquiries">
            <p className="mb-4 text-soft">For interviews, figures and pictures. We answer within 24 hours.</p>
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
          diaspora. It compares what two people seek from each other, in faith, tribe and culture, language,
          place and values, and tells both of them the same percentage with its reasons. Members like each
          other before they can write, and their phone numbers and addresses are never shown.
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
        text="Facts and releases are not confirmed yet. Please do not quote them."
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
          Articles about us will be listed here once there are some that say something. <ComingSoon />
        </p>
        <h2 id="kit">Press kit</h2>
        <p>Our mark and pattern, for print and web. Please leave colours and proportions as they are.</p>
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
        None yet, and we would rather be invited to weddings. <ComingSoon />
      </p>
    </div>
  )
}
