import { localeOf } from '@ndoa/contract/languages'
import {
  BENEFITS,
  includesBenefit,
  ON_SALE,
  TERMS,
  TIER_NAMES,
  type Tier,
} from '@ndoa/contract/membership/membership-rules'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { ForMembers, ForVisitors } from '../layout/signed-in.tsx'
import { OnThisPage, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { ELSEWHERE, methodsIn, pricedCountries, pricesByKey, priceTable } from '../price-lists.ts'
import { usePrinting } from '../print/printing-provider.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/membership.ts'
import { words as site } from '../words/site.ts'

export function MembershipPage() {
  const sections = { prices: words.prices, free: words.free, fair: words.fair, table: words.table }
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture={null}
      sidebar={
        <>
          <OnThisPage links={Object.entries(sections).map(([id, { title }]) => [title, `#${id}`])} />
          <SideLinks
            title={site.readMore}
            links={[
              [site.pages.faq, '/faq'],
              [site.pages.terms, '/terms-of-service'],
            ]}
          />
        </>
      }
    >
      <div className="grid gap-12">
        <Prices />
        <section id="free">
          <h2 className="display text-2xl">{words.free.title}</h2>
          <p className="mt-2">{words.free.text}</p>
          <ul className="mt-4 grid gap-2 sm:grid-cols-2">
            {words.free.list.map((entry) => (
              <Benefit key={entry}>{entry}</Benefit>
            ))}
          </ul>
          <p className="mt-4">{words.free.noBoosts}</p>
        </section>
        <section id="fair" className="prose">
          <h2 className="display text-2xl">{words.fair.title}</h2>
          <ul>
            {words.fair.list.map((entry) => (
              <li key={entry}>
                <Sentence text={entry} />
              </li>
            ))}
          </ul>
        </section>
        <AllPrices />
      </div>
    </StaticPage>
  )
}

function Prices() {
  const { language } = usePrinting()
  const { prices } = words
  return (
    <section id="prices">
      <h2 className="display mb-4 text-2xl">{prices.title}</h2>
      <div className="needs-scripts mb-5">
        <Select
          id="price-country"
          label={prices.country}
          options={[...pricedCountries(language), { value: ELSEWHERE, label: prices.elsewhere }]}
          defaultValue={ELSEWHERE}
          className="max-w-xs"
        />
      </div>
      <div
        id="price-cards"
        className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
        data-prices={JSON.stringify(pricesByKey(language))}
        data-methods={JSON.stringify(prices.methods)}
      >
        {ON_SALE.map((tier) => (
          <TierCard key={tier} tier={tier} />
        ))}
      </div>
      <p className="mt-4 text-sm text-soft">
        {prices.tax} <span data-methods-here>{prices.methods[methodsIn(ELSEWHERE)]}</span>
      </p>
    </section>
  )
}

function TierCard({ tier }: { tier: Tier }) {
  const { language } = usePrinting()
  const { prices } = words
  const shown = pricesByKey(language)[ELSEWHERE]?.prices[tier]
  return (
    <div className="grid grid-rows-[auto_1fr_auto_auto] gap-4 rounded-lg border border-line bg-card p-5">
      <h3 className="text-xl font-bold">{TIER_NAMES[tier]}</h3>
      <ul className="grid content-start gap-2">
        {BENEFITS.filter((benefit) => includesBenefit(tier, benefit)).map((benefit) => (
          <Benefit key={benefit}>{words.adds[benefit]}</Benefit>
        ))}
      </ul>
      <dl className="divide-y divide-line border-t border-line">
        {TERMS.map((months, at) => (
          <div key={months} className="flex items-baseline justify-between gap-3 py-2">
            <dt>{monthsLabel(months, language)}</dt>
            <dd className="text-end">
              <bdi className="font-semibold tabular-nums" data-price={`${tier} ${at}`}>
                {shown?.[at]?.[0]}
              </bdi>
              {months > 1 && (
                <span className="block text-sm text-soft">
                  <MonthlyPrice price={shown?.[at]?.[1] ?? ''} name={`${tier} ${at}`} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ForVisitors>
        <a href="/register" className={buttonClass('outline', 'sm')}>
          {site.pages.joinNow}
        </a>
      </ForVisitors>
      <ForMembers>
        <a href={`/settings?tab=membership&tier=${tier}`} className={buttonClass('outline', 'sm')}>
          {prices.choose.replace('{tier}', TIER_NAMES[tier])}
        </a>
      </ForMembers>
    </div>
  )
}

function MonthlyPrice({ price, name }: { price: string; name: string }) {
  const [before, after] = words.prices.aMonth.split('{price}')
  return (
    <>
      {before}
      <bdi className="tabular-nums" data-price-a-month={name}>
        {price}
      </bdi>
      {after}
    </>
  )
}

const monthsLabel = (months: number, language: string) => {
  const forms = words.prices.months
  return (forms[new Intl.PluralRules(localeOf(language)).select(months)] ?? forms.other).replace(
    '{count}',
    String(months),
  )
}

const Benefit = ({ children }: { children: string }) => (
  <li className="flex gap-2">
    <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
    {children}
  </li>
)

/** Shown for comparison, and to browsers without scripts. */
function AllPrices() {
  const { language } = usePrinting()
  return (
    <section id="table">
      <h2 className="display text-2xl">{words.table.title}</h2>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.table.open}</summary>
        <div className="mt-3">
          <table className="w-full text-xs tabular-nums sm:text-sm">
            <thead>
              <tr className="text-start align-bottom">
                <th scope="col" className="pe-3 pb-2 text-start">
                  {words.table.where}
                </th>
                {ON_SALE.map((tier) => (
                  <th key={tier} scope="col" className="pb-2 text-start">
                    {TIER_NAMES[tier]}
                    <span className="block font-normal text-soft">
                      {TERMS.slice(0, -1).join(' · ')} ·{' '}
                      {monthsLabel(TERMS[TERMS.length - 1] ?? 12, language)}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {priceTable(language, words.prices.elsewhere).map(({ countries, rows }) => (
                <tr key={countries} className="align-top">
                  <th scope="row" className="py-2 pe-3 text-start font-medium">
                    {countries}
                  </th>
                  {ON_SALE.map((tier) => (
                    <td key={tier} className="py-2 pe-3 last:pe-0">
                      {rows[tier].map(([price]) => (
                        <bdi key={price} className="block whitespace-nowrap">
                          {price}
                        </bdi>
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
