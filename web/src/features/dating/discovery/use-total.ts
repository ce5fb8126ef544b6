import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '../../identity/accounts/index.ts'
import { totalQuery } from './discovery.queries.ts'
import type { Filters } from './filters.ts'

/** Milliseconds; shorter than the pause before a search, because one number costs little. */
const DEBOUNCE = 300

export function useTotal(filters: Filters) {
  const [settled, setSettled] = useState(filters)
  const { data: total, isPlaceholderData } = useQuery(totalQuery(useViewer().id, settled))

  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [filters])

  return { total, isCounting: settled !== filters || isPlaceholderData }
}
