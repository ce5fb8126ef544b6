import { type Money, moneyLabel } from '@ndoa/contract/money'
import { spokenLanguage } from '../../languages/load.ts'

/** The sum in the spoken language. */
export const priceLabel = (price: Money) => moneyLabel(price, spokenLanguage())

/** From left to right in every language. */
export const Price = ({ price }: { price: Money }) => (
  <bdi dir="ltr" className="tabular-nums">
    {priceLabel(price)}
  </bdi>
)
