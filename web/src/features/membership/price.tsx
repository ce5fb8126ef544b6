import { type Money, moneyLabel } from '@ndoa/contract/money'
import { spokenLanguage } from '../../languages/load.ts'

export const priceLabel = (price: Money) => moneyLabel(price, spokenLanguage())

export const Price = ({ price }: { price: Money }) => (
  <bdi dir="ltr" className="tabular-nums">
    {priceLabel(price)}
  </bdi>
)
