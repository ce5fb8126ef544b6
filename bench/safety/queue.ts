import type { QueuedCase } from '@ndoa/contract/trust/cases'
import { spreadOf } from '../matching/timing.ts'
import type { Figure } from './figures.ts'

export const OPEN_CASES = 100_000
const PAGES = 400
/** Milliseconds. */
const MAX_MS = 150

export interface QueuePage {
  cases: Pick<QueuedCase, 'id' | 'due_at'>[]
  next_after: string | null
}
export type AskPage = (query: string) => Promise<QueuePage>

export async function queueFigures(ask: AskPage, pages = PAGES): Promise<Figure[]> {
  const times: number[] = []
  let wrong = 0
  let after: string | null = null
  for (let n = 0; n < pages; n++) {
    const kind = n % 4 === 3 ? 'kind=notice' : ''
    const begun = performance.now()
    const page = await ask(`?${kind || (after && n % 4 !== 0 ? `after=${after}` : '')}`)
    times.push(performance.now() - begun)
    if (!isFullAndInOrder(page)) wrong++
    if (!kind) after = page.next_after
  }
  const { p95 } = spreadOf(times)
  return [
    {
      name: 'B7: a page of the queue, 95th percentile',
      found: `${p95.toFixed(1)} ms`,
      floor: `at most ${MAX_MS} ms`,
      isMet: p95 <= MAX_MS,
    },
    {
      name: 'B7: pages that are not full and in order',
      found: String(wrong),
      floor: 'none',
      isMet: wrong === 0,
    },
  ]
}

function isFullAndInOrder({ cases, next_after }: QueuePage): boolean {
  const due = cases.map(({ due_at }) => due_at)
  return next_after !== null && cases.length > 0 && due.join() === due.toSorted().join()
}
