import type { Receipt as ReceiptOf } from '@ndoa/contract/membership/membership'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/feedback/not-loaded.tsx'
import { linkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'
import { countryOptions, referenceQuery } from '../identity/reference/index.ts'
import { receiptQuery } from './membership.queries.ts'
import { Price } from './price.tsx'
import { words } from './words.ts'

export function Receipt({ orderId, onBack }: { orderId: string; onBack: () => void }) {
  const query = useQuery(receiptQuery(orderId))
  const { data } = query
  if (!data)
    return (
      <NotLoaded query={query} title={words.receipt.failed} text={sentenceFor(query.error, ui.tryLater)} />
    )
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4">
        <h2 className="text-xl font-bold">{words.receipt.title(data.number)}</h2>
        <Lines receipt={data} />
        <p className="text-sm text-soft">
          {words.receipt.link}{' '}
          <a href={data.link} dir="ltr" className={`${linkClass} break-all`}>
            {data.link}
          </a>
        </p>
      </Card>
      <div className="flex gap-2 print:hidden">
        <Button onClick={() => window.print()}>{words.receipt.print}</Button>
        <Button variant="quiet" onClick={onBack}>
          {words.receipt.back}
        </Button>
      </div>
    </div>
  )
}

function Lines({ receipt }: { receipt: ReceiptOf }) {
  const { tier, months, starts_at, ends_at, tax_rate, refunded, seller } = receipt
  const { data: reference } = useQuery(referenceQuery)
  const country = countryOptions(reference).find(({ value }) => value === receipt.country)
  return (
    <dl className="divide-y divide-line">
      <Line name={words.receipt.issued}>{dateLabel(receipt.issued_at)}</Line>
      <Line name={words.receipt.what}>{words.what(TIER_NAMES[tier], words.buy.months(months))}</Line>
      <Line name={words.receipt.period}>{words.receipt.from(dateLabel(starts_at), dateLabel(ends_at))}</Line>
      <Line name={words.receipt.paid}>
        <Price price={receipt.price} />
      </Line>
      <Line name={tax_rate > 0 ? words.receipt.tax(String(tax_rate / 100)) : words.receipt.noTax}>
        <Price price={receipt.tax} />
      </Line>
      {refunded && (
        <Line name={words.receipt.returned}>
          <Price price={refunded} />
        </Line>
      )}
      <Line name={words.receipt.method}>{words.buy.methods[receipt.method]}</Line>
      <Line name={words.receipt.country}>{country?.label ?? receipt.country}</Line>
      <Line name={words.receipt.seller}>
        {seller.name}
        <span className="block whitespace-pre-line text-soft">{seller.address}</span>
      </Line>
      {seller.tax_number && <Line name={words.receipt.taxNumber}>{seller.tax_number}</Line>}
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-6 py-2">
    <dt className="text-soft">{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
)
