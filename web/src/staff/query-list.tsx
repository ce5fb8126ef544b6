import type { ReactNode } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { FailedState } from '../ui/failed-state.tsx'
import { ListStates, type ListStatesProps } from '../ui/list-states.tsx'
import { Loading, SkeletonRow } from '../ui/skeleton.tsx'

interface QueryListProps<Item> extends Pick<ListStatesProps<Item>, 'items' | 'empty' | 'children'> {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Says what could not be loaded. */
  failedTitle: string
  /** Stands for the list while it is loaded. */
  skeleton?: ReactNode
}

/** A list that the console loads: full, empty, loading, or failed and to be tried again. */
export function QueryList<Item>({
  query: { error, isFetching, refetch },
  failedTitle,
  skeleton = <SkeletonRows />,
  ...list
}: QueryListProps<Item>) {
  return (
    <ListStates
      {...list}
      loading={<Loading>{skeleton}</Loading>}
      failed={
        error && (
          <FailedState
            title={failedTitle}
            text={sentenceFor(error, 'Please try again later.')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        )
      }
    />
  )
}

const SkeletonRows = () => (
  <>
    <SkeletonRow />
    <SkeletonRow />
    <SkeletonRow />
  </>
)
