import type { ReactNode } from 'react'
import { sentenceFor } from '../lib/api/api-error.ts'
import { FailedState } from '../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../ui/feedback/skeleton.tsx'
import { ListStates, type ListStatesProps } from '../ui/lists/list-states.tsx'

interface QueryListProps<Item> extends Pick<ListStatesProps<Item>, 'items' | 'empty' | 'children'> {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  failedTitle: string
  skeleton?: ReactNode
}

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
