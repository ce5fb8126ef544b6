import type { ReactNode } from 'react'

export interface ListStatesProps<Item> {
  /** Undefined while they are being loaded. */
  items: readonly Item[] | undefined
  loading: ReactNode
  /** Says that loading failed and offers to try again; left out when it did not fail. */
  failed?: ReactNode
  empty: ReactNode
  /** The list itself, never rendered without items. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list in its present state: full, failed, loading or empty. */
export function ListStates<Item>({ items, loading, failed, empty, children }: ListStatesProps<Item>) {
  if (items && items.length > 0) return children(items)
  if (failed) return failed
  return items ? empty : loading
}
