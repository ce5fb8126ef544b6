import type { ReactNode } from 'react'
import { FailedState } from './failed-state.tsx'
import { Spinner } from './spinner.tsx'
import { words } from './words/index.ts'

export interface NotLoadedProps {
  /** A query that has no data yet. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  /** What failed, if it did, and what to do about it. */
  title: string
  text: ReactNode
  loading?: ReactNode
}

/** In place of what a query has not brought: it failed, else it is being loaded. */
export function NotLoaded({
  query: { error, isFetching, refetch },
  title,
  text,
  loading = <Spinner label={words.loading} />,
}: NotLoadedProps) {
  if (!error) return loading
  return <FailedState title={title} text={text} busy={isFetching} onRetry={() => void refetch()} />
}
