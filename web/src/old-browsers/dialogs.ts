import dialogPolyfill from 'dialog-polyfill'

/** Modal dialogs for Safari before 15.4; each is upgraded when it is first opened. */
export function addDialogs(): void {
  const dialog: HTMLElement = document.createElement('dialog')
  if ('showModal' in dialog) return
  Object.defineProperty(Object.getPrototypeOf(dialog), 'showModal', {
    configurable: true,
    value(this: HTMLDialogElement) {
      dialogPolyfill.registerDialog(this)
      this.showModal()
    },
  })
}
