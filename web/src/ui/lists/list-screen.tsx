import type { ReactNode, Ref } from 'react'
import { FailedState } from '../feedback/failed-state.tsx'
import { ListStates, type ListStatesProps } from './list-states.tsx'

export interface ListScreenProps<Item> extends Omit<ListStatesProps<Item>, 'failed'> {
  title: string
  titleRef?: Ref<HTMLHeadingElement>
  /** A query that failed without data shows only the failure. */
  query: { data: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  failedTitle: string
  failedText: string
  /** Hidden for an empty list, where it would be a row of zeros. */
  summary: ReactNode
  dialogs?: ReactNode
}

export function ListScreen<Item>(props: ListScreenProps<Item>) {
  const { title, titleRef, query, failedTitle, failedText, summary, dialogs, ...states } = props
  if (query.isError && !query.data) {
    return (
      <FailedState
        heading="h1"
        title={failedTitle}
        text={failedText}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="display text-3xl outline-none">
        {title}
      </h1>
      {states.items?.length !== 0 && summary}
      <ListStates {...states} />
      {dialogs}
    </div>
  )
}
