import { type Money, moneyLabel } from '@ndoa/contract/money'
import { currentLanguage } from '../../languages/load.ts'

export const priceLabel = (price: Money) => moneyLabel(price, currentLanguage())

export const Price = ({ price }: { price: Money }) => <bdi className="tabular-nums">{priceLabel(price)}</bdi>
