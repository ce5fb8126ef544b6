import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus to the new heading, so that screen readers announce it and Tab continues there. */
export function useFocusOnHeading(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}

let observer: MutationObserver | undefined

function focusHeading() {
  observer?.disconnect()
  const main = document.querySelector('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!main || !target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  // The loaded screen may replace the heading of its loading state.
  observer = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement === body && !target.isConnected) focusHeading()
    else if (activeElement !== target) observer?.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
}
