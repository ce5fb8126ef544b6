import { useSyncExternalStore } from 'react'

/** From here on there is room at the side; the `lg` of the styles. */
const wide = window.matchMedia('(width >= 64rem)')

/** Whether this is a large screen, for what would cost the small ones too much to draw and hide. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(watchWidth, () => wide.matches)
}

function watchWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
