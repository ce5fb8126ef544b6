import { useSyncExternalStore } from 'react'

/** The width from which there is a sidebar; `lg` in the styles. */
const desktopQuery = window.matchMedia('(min-width: 64rem)')

export function useIsDesktop(): boolean {
  return useSyncExternalStore(watchWidth, () => desktopQuery.matches)
}

function watchWidth(onChange: () => void): () => void {
  desktopQuery.addEventListener('change', onChange)
  return () => desktopQuery.removeEventListener('change', onChange)
}
