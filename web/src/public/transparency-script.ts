import type { MonthFigures, Transparency } from '@ndoa/contract/transparency'

/** Fills in the figures of the month that is chosen, the newest first. */
export async function begin(): Promise<void> {
  say('Loading...')
  try {
    const answer = await fetch('/functions/v1/get-transparency')
    if (!answer.ok) throw new Error(`Answered with ${answer.status}`)
    const { data } = (await answer.json()) as { data: Transparency }
    offer(data)
  } catch {
    say('The figures could not be loaded. Please try again later.')
  }
}

function offer({ months, current_month }: Transparency) {
  const [latest] = months
  const next = `No figures yet for ${nameOf(current_month)}: they appear here when the month is over.`
  if (!latest) return say(next)
  const choice = document.querySelector<HTMLSelectElement>('#month')
  choice?.replaceChildren(...months.map(({ month }) => new Option(nameOf(month), month)))
  choice?.closest<HTMLElement>('#month-choice')?.removeAttribute('hidden')
  choice?.addEventListener('change', () => show(months.find(({ month }) => month === choice.value) ?? latest))
  show(latest)
  say(next)
}

function show({ counts, median_look_minutes }: MonthFigures) {
  const figures: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, count?.toLocaleString('en-GB')]),
    ),
    median: median_look_minutes === null ? undefined : lasting(median_look_minutes),
  }
  for (const cell of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const figure = figures[cell.dataset.figure ?? '']
    cell.textContent = figure ?? (cell.dataset.figure === 'median' ? 'Too few to say' : 'Fewer than 5')
    cell.classList.toggle('font-semibold', figure !== undefined)
    cell.classList.toggle('text-soft', figure === undefined)
  }
}

/** "40 minutes", "2 hours", "1 hour 20 minutes" */
function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [counted(hours, 'hour'), counted(minutes % 60, 'minute')].filter(Boolean).join(' ')
}
const counted = (count: number, unit: string) =>
  count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`

const nameOf = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function say(words: string) {
  const state = document.querySelector('#figures-state')
  if (state) state.textContent = words
}

if (document.querySelector('#figures-state')) void begin()
