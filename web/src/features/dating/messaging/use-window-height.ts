import { useEffect } from 'react'

/**
 * Sets `--window-height` to the height that an on-screen keyboard leaves. Safari scrolls the page out of view instead
 * of shrinking it, so it is scrolled back.
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
