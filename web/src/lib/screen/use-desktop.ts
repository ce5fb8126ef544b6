import { useSyncExternalStore } from 'react'

/** The width from which there is a sidebar; `lg` in the styles. */
const wide = window.matchMedia('(min-width: 64rem)')

export function useIsDesktop(): boolean {
  return useSyncExternalStore(watchWidth, () => wide.matches)
}

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
