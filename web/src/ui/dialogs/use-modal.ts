import { type RefObject, useEffect, useRef } from 'react'

const openModals: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

export const modals = {
  topmost: () => openModals.at(-1) ?? null,
  watch: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function addModal(dialog: HTMLDialogElement) {
  const notify = () => listeners.forEach((listener) => listener())
  openModals.push(dialog)
  notify()
  return () => {
    openModals.splice(openModals.indexOf(dialog), 1)
    notify()
  }
}

/** The browser traps the focus in the dialog; this restores it, also when the opener no longer exists. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = focusBefore()
      reserveScrollbarSpace()
      element.showModal()
      // React's autoFocus runs while the dialog is still hidden, so an attribute marks the element.
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    } else if (!open && element.open) {
      element.close()
      returnFocus(opener.current)
    } else if (!open) {
      // Escape has closed it already, and the browser has restored the focus if it could.
      returnFocusIfLost(opener.current)
    }
  }, [open])

  useEffect(() => (open && dialog.current ? addModal(dialog.current) : undefined), [open])
  useEffect(() => () => returnFocusIfLost(opener.current), [])
  return dialog
}

/** A modal hides the page's scroll bar, which would otherwise widen the page. */
function reserveScrollbarSpace() {
  const { documentElement: page } = document
  if (modals.topmost()) return
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
}

let lastFocused: Element | null = null
globalThis.document?.addEventListener('focusin', ({ target }) => {
  lastFocused = target instanceof Element ? target : null
})
globalThis.document?.addEventListener('focusout', ({ target }) => {
  if (!(target instanceof Element && target.matches(':disabled'))) lastFocused = null
})

/** A button that was disabled while busy has lost the focus although the member did not leave it. */
function focusBefore(): Element | null {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body ? lastFocused : activeElement
}

function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
  else focusMain()
}

function returnFocusIfLost(opener: Element | null) {
  if (opener === null) return
  if (document.activeElement === null || document.activeElement === document.body) returnFocus(opener)
}

function focusMain() {
  const main = document.querySelector('main')
  if (!main) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
