import type { Membership, MembershipOrder } from '@ndoa/contract/membership/membership'
import {
  BENEFITS,
  includesBenefit,
  ON_SALE,
  type PaymentMethod,
  TERMS,
  type Term,
  TIER_NAMES,
  TIERS,
  type Tier,
} from '@ndoa/contract/membership/membership-rules'
import { priceOf } from '@ndoa/contract/membership/prices'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pagePath } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { linkClass } from '../../ui/link.ts'
import { rich } from '../../words/rich.tsx'
import { useStartPurchase } from './membership.queries.ts'
import { Price, priceLabel } from './price.tsx'
import { words } from './words.ts'

interface BuyMembershipProps {
  membership: Membership
  chosen: Tier | undefined
}

export function BuyMembership({ membership, chosen }: BuyMembershipProps) {
  const { country, methods, prices_follow_at } = membership
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl font-bold">{membership.tier ? words.buy.more : words.buy.title}</h2>
      {prices_follow_at && (
        <p className="text-sm text-soft">{words.buy.formerCountry(dateLabel(prices_follow_at))}</p>
      )}
      {!country ? (
        <p>{rich(words.buy.noCountry, { a: profileLink })}</p>
      ) : !methods[0] ? (
        <p>{words.buy.noMethod}</p>
      ) : (
        <Purchase membership={membership} country={country} chosen={chosen} first={methods[0]} />
      )}
    </Card>
  )
}

interface PurchaseProps extends BuyMembershipProps {
  country: string
  first: PaymentMethod
}

function Purchase({ membership, country, chosen, first }: PurchaseProps) {
  const [tier, setTier] = useState<Tier>(ON_SALE.find((one) => one === (chosen ?? membership.tier)) ?? 'easy')
  const [months, setMonths] = useState<Term>(1)
  const [method, setMethod] = useState<PaymentMethod>(first)
  const [renews, setRenews] = useState(false)
  const { mutate, isPending, isSuccess, error, reset } = useStartPurchase()
  useEffect(() => {
    // Back from the payment page restores this page as it was left.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [reset])
  const price = priceOf(country, tier, months)
  const replaced = replacedBy(tier, membership.orders)
  const pay = () =>
    mutate({ tier, months, method, price, renews: renews && method === 'card', begins_now: true })

  return (
    <>
      <RadioGroup
        label={words.buy.tier}
        value={tier}
        onChange={(value) => setTier(value as Tier)}
        options={ON_SALE.map((value) => ({ value, label: TIER_NAMES[value], hint: addedBy(value) }))}
      />
      <RadioGroup
        label={words.buy.term}
        value={String(months)}
        onChange={(value) => setMonths(Number(value) as Term)}
        options={TERMS.map((value) => ({
          value: String(value),
          label: words.buy.months(value),
          hint: priceLabel(priceOf(country, tier, value)),
        }))}
      />
      {membership.methods.length > 1 && (
        <RadioGroup
          label={words.buy.method}
          value={method}
          onChange={(value) => setMethod(value as PaymentMethod)}
          options={membership.methods.map((value) => ({ value, label: words.buy.methods[value] }))}
        />
      )}
      {method === 'card' &&
        (membership.can_renew ? (
          <Switch
            label={words.buy.renews}
            hint={words.buy.renewsHint}
            checked={renews}
            onChange={(event) => setRenews(event.target.checked)}
          />
        ) : (
          <p className="text-sm text-soft">{words.buy.noRenewal}</p>
        ))}
      <div className="grid gap-1 text-sm text-soft">
        <p>{startText(tier, membership.orders)}</p>
        {replaced.length > 0 && <p>{words.buy.pays(priceLabel(price))}</p>}
        {replaced.map(({ id, unused, ...order }) => (
          <p key={id}>
            {words.buy.replaces(
              words.what(TIER_NAMES[order.tier], words.buy.months(order.months)),
              priceLabel(unused),
            )}
          </p>
        ))}
        <p>{rich(words.buy.back, { a: fairLink })}</p>
      </div>
      {error && <Banner tone="error">{sentenceFor(error, words.buy.failed)}</Banner>}
      <Button
        busy={isPending || isSuccess}
        busyText={words.buy.opening}
        onClick={pay}
        className="justify-self-start max-sm:w-full"
      >
        {rich(words.buy.pay('<price></price>'), { price: <Price price={price} /> })}
      </Button>
    </>
  )
}

const addedBy = (tier: Tier) =>
  BENEFITS.filter((benefit) => includesBenefit(tier, benefit))
    .map((benefit) => words.buy.adds[benefit])
    .join(' · ')

/** A new term begins after the last one of the same or a higher tier, even if that one has not begun. */
function startText(tier: Tier, orders: readonly MembershipOrder[]): string {
  const last = orders
    .flatMap((order) => (order.unused && order.ends_at && !isHigher(tier, order.tier) ? [order.ends_at] : []))
    .toSorted()
    .at(-1)
  return last ? words.buy.beginsLater(dateLabel(last)) : words.buy.beginsNow
}

const isHigher = (tier: Tier, than: Tier) => TIERS.indexOf(tier) > TIERS.indexOf(than)

/** The orders that end when a tier is bought, and their refunds. */
const replacedBy = (tier: Tier, orders: readonly MembershipOrder[]) =>
  orders.flatMap(({ unused, ...order }) => (unused && isHigher(tier, order.tier) ? { ...order, unused } : []))

const profileLink = (text: string) => (
  <Link to="/profile" className={linkClass}>
    {text}
  </Link>
)
const fairLink = (text: string) => (
  <a href={`${pagePath('/membership')}#fair`} className={linkClass}>
    {text}
  </a>
)
