import { example } from '../../example.ts'
import type { Filters } from '../../filters.ts'
import { refuses } from '../../gates.ts'
import type { DealBreaker, Traits } from '../../traits.ts'
import { dealsBrokenBy, REFUSED } from '../store/gate-bits.ts'
import type { Vocabulary } from '../store/vocabulary.ts'
import type { Memo } from './memo.ts'

export interface FaithMasks {
  faithMask: Int16Array
  kindMask: Int16Array
}

const DEALS_ABOUT_FAITHS: readonly DealBreaker[] = ['No faith', 'Different faith']

/** Depends only on the viewer's faith and deal breakers about faith; `mask` covers the other deal breakers. */
export function faithMasks(
  { faiths, faithKinds }: Vocabulary,
  known: Memo<FaithMasks>,
  { faith, deal_breakers }: Traits,
  filters: Pick<Filters, 'faith' | 'denomination'>,
): FaithMasks {
  const filter = filters.faith || null
  const denomination = filters.denomination || null
  const deals = deal_breakers.filter((deal) => DEALS_ABOUT_FAITHS.includes(deal))
  const wanted = `${filter ? faiths.find(filter) : ''} ${denomination ?? ''}`
  return known.of(`${faithKinds.values.length} ${wanted} ${deals.join()} ${faith}`, () => {
    const viewer = example({ faith, deal_breakers: deals })
    const faithMask = Int16Array.from(faiths.values, (faith) => maskOf(viewer, faith, filter))
    const kindMask = Int16Array.from(faithKinds.values, ({ faith, example: kind }) =>
      denomination && kind.denomination !== denomination ? REFUSED : faithMask[faith]!,
    )
    return { faithMask, kindMask }
  })
}

function maskOf(viewer: Traits, faith: string, filter: string | null): number {
  const candidate = example({ faith })
  if ((filter && filter !== faith) || refuses(viewer, candidate, filter !== null)) return REFUSED
  return dealsBrokenBy(viewer, candidate)
}
