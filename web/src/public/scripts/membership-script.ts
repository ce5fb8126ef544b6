import type { PaymentMethod, Tier } from '@ndoa/contract/membership/membership-rules'
import type { PricesByKey } from '../price-lists.ts'

export async function begin(choice: HTMLSelectElement, cards: HTMLElement): Promise<void> {
  choice.addEventListener('change', () => show(choice.value, cards))
  const country = await detectCountry(choice.value)
  if (![...choice.options].some(({ value }) => value === country)) return
  choice.value = country
  show(country, cards)
}

async function detectCountry(otherwise: string): Promise<string> {
  try {
    const answer = await fetch('/functions/v1/get-country')
    const { data } = (await answer.json()) as { data: { country_code: string | null } }
    return data.country_code ?? otherwise
  } catch {
    return otherwise // the page stays as it was printed
  }
}

function show(country: string, cards: HTMLElement) {
  const groups = Object.values(JSON.parse(cards.dataset.prices ?? '{}') as PricesByKey)
  const group = groups.find(({ countries }) => countries.includes(country))
  if (!group) return
  const fill = (mark: string, column: 0 | 1) => {
    for (const cell of cards.querySelectorAll(`[${mark}]`)) {
      const [tier, at] = (cell.getAttribute(mark) ?? '').split(' ') as [Tier, string]
      cell.textContent = group.prices[tier][Number(at)]?.[column] ?? ''
    }
  }
  fill('data-price', 0)
  fill('data-price-a-month', 1)
  const methods = JSON.parse(cards.dataset.methods ?? '{}') as Record<PaymentMethod, string>
  const methodsText = document.querySelector('[data-methods-here]')
  if (methodsText) methodsText.textContent = methods[group.mobile.includes(country) ? 'mobile_money' : 'card']
}

const choice = document.querySelector<HTMLSelectElement>('#price-country')
const cards = document.querySelector<HTMLElement>('#price-cards')
if (choice && cards) void begin(choice, cards)
