import { FILTER_DEBOUNCE } from '@ndoa/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Filters } from './filters.ts'

/** Controls change at once, but the search waits, so that dragging a slider does not search at each step. */
export function useFilterDraft(applied: Filters, apply: (filters: Filters) => Promise<void>) {
  const [draft, setDraft] = useState<Filters | null>(null)
  const shown = draft ?? applied

  const applyDraft = useEffectEvent(async (filters: Filters) => {
    await apply(filters)
    setDraft((now) => (now === filters ? null : now))
  })

  useEffect(() => {
    if (!draft) return undefined
    const timer = setTimeout(() => void applyDraft(draft), FILTER_DEBOUNCE)
    return () => clearTimeout(timer)
  }, [draft])

  return {
    shown,
    change: (part: Partial<Filters>) => setDraft({ ...shown, ...part }),
    discard: () => setDraft(null),
  }
}
