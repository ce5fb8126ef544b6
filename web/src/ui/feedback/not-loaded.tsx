import type { ReactNode } from 'react'
import { words } from '../words.ts'
import { FailedState } from './failed-state.tsx'
import { Spinner } from './spinner.tsx'

export interface NotLoadedProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }
  title: string
  text: ReactNode
  loading?: ReactNode
}

export function NotLoaded({
  query: { error, isFetching, refetch },
  title,
  text,
  loading = <Spinner label={words.loading} />,
}: NotLoadedProps) {
  if (!error) return loading
  return <FailedState title={title} text={text} busy={isFetching} onRetry={() => void refetch()} />
}
