import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { sessionQuery, type Viewer } from './session.ts'

const ViewerContext = createContext<Viewer | null>(null)

/**
 * After the session ends, screens keep their member until the guard has navigated away, so that no screen has to handle
 * a missing viewer.
 */
export function ViewerProvider({ admitted, children }: { admitted: Viewer; children: ReactNode }) {
  const { data } = useQuery(sessionQuery)
  return <ViewerContext value={data?.user ?? admitted}>{children}</ViewerContext>
}

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer belongs into a signed-in screen')
  return viewer
}
