import type { LinkedOrder } from '@ndoa/contract/membership/membership'
import { type OrderState, refundScope, type Tier } from '@ndoa/contract/membership/membership-rules'
import { type Money, moneyLabel } from '@ndoa/contract/money'
import { type Forms, formOf } from '../forms.ts'
import type { words as page } from '../words/membership-order.ts'
import { dateLabel } from './date-label.ts'

/** Printed into the page, because the script bundles no words. */
type Words = Pick<
  typeof page,
  'loading' | 'failed' | 'gone' | 'what' | 'renews' | 'ends' | 'all' | 'rest' | 'unused' | 'states'
> & {
  months: Forms
  tiers: Record<Tier, string>
  language: string
}

/** Shows a link's order. One press ends its renewal, two withdraw it. */
export async function begin(section: HTMLElement, token: string): Promise<void> {
  const words = JSON.parse(section.dataset.words ?? '{}') as Words
  const at = (name: string) => section.querySelector<HTMLElement>(`#order-${name}`)
  const setText = (name: string, text: string) => {
    const place = at(name)
    if (place) place.textContent = text
  }
  const show = (name: string, isShown: boolean) => at(name)?.toggleAttribute('hidden', !isShown)

  function fill({ order, renews }: LinkedOrder) {
    const { tier, months, price, state, ends_at, refunded, withdrawal } = order
    setText(
      'title',
      words.what.replace('{tier}', words.tiers[tier]).replace('{term}', formOf(words.months, months)),
    )
    setText('state', stateOf(words, state, { price, refunded, ends_at }))
    setText('renewal', state === 'paid' ? (renews ? words.renews : words.ends) : '')
    show('stop', renews)
    show('withdraw', withdrawal !== null)
    show('confirm', false)
    if (withdrawal)
      setText(
        'back',
        words[refundScope(price, withdrawal)].replace('{price}', label(words, withdrawal.price)),
      )
  }

  async function ask(call: string) {
    for (const button of section.querySelectorAll('button')) button.disabled = true
    try {
      fill(await post(call, token))
    } catch (error) {
      setText('state', error === GONE ? words.gone : words.failed)
    } finally {
      for (const button of section.querySelectorAll('button')) button.disabled = false
    }
  }

  at('stop')?.addEventListener('click', () => void ask('stop-renewing-by-link'))
  at('withdraw')?.addEventListener('click', () => {
    show('withdraw', false)
    show('confirm', true)
    at('yes')?.focus()
  })
  at('no')?.addEventListener('click', () => {
    show('withdraw', true)
    show('confirm', false)
    at('withdraw')?.focus()
  })
  at('yes')?.addEventListener('click', () => void ask('withdraw-by-link'))
  setText('state', token ? words.loading : words.gone)
  if (token) await ask('open-order-link')
}

/** Thrown when the link names no order, or an expired one. */
const GONE = new Error('Gone')

async function post(call: string, token: string): Promise<LinkedOrder> {
  const answer = await fetch(`/functions/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
    body: JSON.stringify({ token }),
  })
  if (answer.status === 404) throw GONE
  const { data } = (await answer.json()) as { data: LinkedOrder }
  if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
  return data
}

interface OrderStatement {
  price: Money
  refunded: Money | null
  ends_at: string | null
}

function stateOf(words: Words, state: OrderState, { price, refunded, ends_at }: OrderStatement): string {
  const date = ends_at && dateLabel(new Date(ends_at), localeOf(words))
  return words.states[state].replace('{price}', label(words, refunded ?? price)).replace('{date}', date ?? '')
}

const label = ({ language }: Words, price: Money) => moneyLabel(price, language)
/** Arabic dates use Latin digits, like the prices. */
const localeOf = ({ language }: Words) => (language === 'ar' ? 'ar-u-nu-latn' : language)

const section = document.querySelector<HTMLElement>('#order')
if (section) void begin(section, new URLSearchParams(location.search).get('token') ?? '')
