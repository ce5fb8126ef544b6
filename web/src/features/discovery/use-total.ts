import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '../accounts/index.ts'
import { totalQuery } from './discovery.queries.ts'
import type { Filters } from './filters.ts'

/** Shorter than the pause before a search: one number costs little. */
const PAUSE = 300

/** How many members these filters leave, asked for after a pause; undefined until the first answer, or without one. */
export function useTotal(filters: Filters) {
  const [settled, setSettled] = useState(filters)
  const { data: total, isPlaceholderData } = useQuery(totalQuery(useViewer().id, settled))

  useEffect(() => {
    const timer = setTimeout(() => setSettled(filters), PAUSE)
    return () => clearTimeout(timer)
  }, [filters])

  return { total, isCounting: settled !== filters || isPlaceholderData }
}
