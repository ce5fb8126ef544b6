import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Moves the focus to the heading of a new screen, so that it is read out and Tab continues from there. */
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

let watch: MutationObserver | undefined

function focusHeading() {
  watch?.disconnect()
  const main = document.querySelector('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!main || !target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  // The heading of a screen that is loading may be another element than that of the loaded one.
  watch = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement === body && !target.isConnected) focusHeading()
    else if (activeElement !== target) watch?.disconnect()
  })
  watch.observe(main, { childList: true, subtree: true })
}
