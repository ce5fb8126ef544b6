import { useEffect } from 'react'

/**
 * Gives the shell the height that an on-screen keyboard leaves (`--window-height`). Other browsers shrink the
 * page themselves; Safari scrolls it out of view instead, so it is scrolled back.
 */
export function useWindowHeight(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const { style } = document.documentElement
    const fit = () => {
      const isZoomed = view.scale > 1.01
      const isCovered = view.height < window.innerHeight - 1
      if (isCovered && !isZoomed) {
        style.setProperty('--window-height', `${view.height}px`)
        window.scrollTo(0, 0)
      } else style.removeProperty('--window-height')
    }
    view.addEventListener('resize', fit)
    return () => {
      view.removeEventListener('resize', fit)
      style.removeProperty('--window-height')
    }
  }, [])
}
