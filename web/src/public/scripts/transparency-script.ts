import type { MonthFigures, Transparency } from '@ndoa/contract/trust/transparency'
import { type Forms, formOf } from '../forms.ts'
import type { words as page } from '../words/transparency.ts'
import { monthLabel } from './date-label.ts'

/** Printed into the page, because the script bundles no words. */
type Words = (typeof page)['filling'] & { loading: string }

export async function begin(state: HTMLElement): Promise<void> {
  const words = JSON.parse(state.dataset.words ?? '{}') as Words
  const setStatus = (sentence: string) => {
    state.textContent = sentence
  }
  setStatus(words.loading)
  try {
    const answer = await fetch('/functions/v1/get-transparency')
    if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
    const { data } = (await answer.json()) as { data: Transparency }
    setStatus(offerMonths(data, words))
  } catch {
    setStatus(words.failed)
  }
}

/** @returns the sentence about the current month, which has no figures yet */
function offerMonths({ months, current_month }: Transparency, words: Words): string {
  const [latest] = months
  const next = words.none.replace('{month}', nameOf(current_month, words))
  if (!latest) return next
  const choice = document.querySelector<HTMLSelectElement>('#month')
  choice?.replaceChildren(...months.map(({ month }) => new Option(nameOf(month, words), month)))
  choice?.closest<HTMLElement>('#month-choice')?.removeAttribute('hidden')
  choice?.addEventListener('change', () =>
    show(months.find(({ month }) => month === choice.value) ?? latest, words),
  )
  show(latest, words)
  return next
}

function show({ counts, median_look_minutes }: MonthFigures, words: Words) {
  const figures: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, count?.toLocaleString(words.locale)]),
    ),
    median: median_look_minutes === null ? undefined : durationLabel(median_look_minutes, words),
  }
  for (const cell of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const figure = figures[cell.dataset.figure ?? '']
    cell.textContent = figure ?? (cell.dataset.figure === 'median' ? words.tooFew : words.fewer)
    cell.classList.toggle('font-semibold', figure !== undefined)
    cell.classList.toggle('text-soft', figure === undefined)
  }
}

/** "40 minutes", "2 hours", "1 hour 20 minutes" */
function durationLabel(minutes: number, words: Words): string {
  const hours = Math.floor(minutes / 60)
  return [countLabel(hours, words.hours), countLabel(minutes % 60, words.minutes)].filter(Boolean).join(' ')
}
const countLabel = (count: number, forms: Forms) => (count === 0 ? '' : formOf(forms, count))

const nameOf = (month: string, { locale }: Words) => monthLabel(month, locale)

const state = document.querySelector<HTMLElement>('#figures-state')
if (state) void begin(state)
