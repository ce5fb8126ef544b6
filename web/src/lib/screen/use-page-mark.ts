import { useLayoutEffect } from 'react'

/** Marks the page while the component is mounted, for styles of its surroundings. */
export function usePageMark(attribute: string, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const page = document.documentElement
    page.setAttribute(attribute, '')
    return () => page.removeAttribute(attribute)
  }, [attribute, isOn])
}
