import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens and closes a native modal `<dialog>` with `open`. The browser traps the focus and makes the rest inert; we
 * give the focus back, also when the control that opened the dialog has vanished meanwhile.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.open) return
    if (open) {
      opener.current = document.activeElement
      element.showModal()
      // React's own autoFocus runs while the dialog is still hidden, so the wish stands in an attribute.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else {
      element.close()
      returnFocus(opener.current)
    }
  }, [open])

  useEffect(() => () => returnFocusIfLost(opener.current), [])
  return dialog
}

function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
  else focusMain()
}

function returnFocusIfLost(opener: Element | null) {
  if (document.activeElement === null || document.activeElement === document.body) returnFocus(opener)
}

function focusMain() {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
