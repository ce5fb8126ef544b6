import { useLayoutEffect } from 'react'

/** Sets an attribute on `<html>`, for styles outside the component. */
export function usePageMark(attribute: string, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const page = document.documentElement
    page.setAttribute(attribute, '')
    return () => page.removeAttribute(attribute)
  }, [attribute, isOn])
}
