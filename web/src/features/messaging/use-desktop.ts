import { useSyncExternalStore } from 'react'

/** From here on the list and the conversation stand side by side; the `lg` of the styles. */
const wide = window.matchMedia('(width >= 64rem)')

export function useIsDesktop(): boolean {
  return useSyncExternalStore(watchWidth, () => wide.matches)
}

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
