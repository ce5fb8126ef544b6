import { BRAND } from '@ndoa/contract/brand'
import { addresses, facts } from '../facts.ts'
import { ComingSoon } from '../site-footer.tsx'
import { SideCard, StaticPage } from '../site-layout.tsx'

const figures = [
  ['Founded', facts.founded],
  ['Members', facts.members],
  ['Countries', facts.countries],
  ['Funding', facts.funding],
  ['Languages', facts.languages.join(', ')],
] as const

const toCome = ['Press releases', 'Media coverage', 'Leadership', 'Awards']

export function PressPage() {
  return (
    <StaticPage
      title="Press"
      subtitle={`What ${BRAND} is, in figures and words you may use.`}
      picture="woman"
      sidebar={
        <SideCard title="Media inquiries">
          <p className="text-soft">
            <a href={`mailto:${addresses.press}`}>{addresses.press}</a>
            <br />
            We answer within 24 hours.
          </p>
        </SideCard>
      }
    >
      <div className="prose">
        <h2>About {BRAND}</h2>
        <p>
          {BRAND} (“marriage” in Swahili) is a matching service for marriage-minded Africans and the African
          diaspora. It compares what two people seek from each other, in faith, tribe and culture, language,
          place and values, and tells both of them the same percentage with its reasons.
        </p>
        <h2>Company facts</h2>
      </div>
      <dl className="mt-4 grid max-w-176 gap-px overflow-clip rounded-md border border-line bg-line">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-3 bg-card px-5 py-3">
            <dt className="text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {!facts.areConfirmed && <p className="mt-3 text-sm text-soft">Illustrative figures.</p>}
      <div className="prose mt-4">
        <h2>Press kit</h2>
        <p>
          Our mark and pattern for print and web: <a href="/storage/v1/object/public/assets/icon.svg">icon</a>
          , <a href="/storage/v1/object/public/assets/logo-light.svg">logo</a>,{' '}
          <a href="/storage/v1/object/public/assets/hero-bg.svg">quilt</a>. Please leave their colours as they
          are.
        </p>
        {toCome.map((title) => (
          <h2 key={title}>
            {title} <ComingSoon />
          </h2>
        ))}
      </div>
    </StaticPage>
  )
}
