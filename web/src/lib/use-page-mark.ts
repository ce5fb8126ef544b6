import { useLayoutEffect } from 'react'

/** Marks the page with an attribute while a component is drawn, for the styles of what is around the component. */
export function usePageMark(attribute: string, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const page = document.documentElement
    page.setAttribute(attribute, '')
    return () => page.removeAttribute(attribute)
  }, [attribute, isOn])
}
