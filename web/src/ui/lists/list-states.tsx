import type { ReactNode } from 'react'

export interface ListStatesProps<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  loading: ReactNode
  failed?: ReactNode
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

export function ListStates<Item>({ items, loading, failed, empty, children }: ListStatesProps<Item>) {
  if (items && items.length > 0) return children(items)
  if (failed) return failed
  return items ? empty : loading
}
