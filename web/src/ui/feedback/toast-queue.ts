import type { Tone } from './tone-icon.tsx'

export interface ToastAction {
  text: string
  run: () => void
}

export interface Toast {
  id: number
  tone: Tone
  text: string
  /** Milliseconds. */
  duration: number
  action: ToastAction | undefined
}

export class ToastQueue {
  #toasts: readonly Toast[] = []
  #lastId = 0
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly current = () => this.#toasts

  /** At most three; a fourth replaces the oldest. */
  show(tone: Tone, text: string, duration = 5000, action?: ToastAction) {
    this.#lastId += 1
    this.#change([...this.#toasts, { id: this.#lastId, tone, text, duration, action }].slice(-3))
  }

  readonly dismiss = (id: number) => this.#change(this.#toasts.filter((toast) => toast.id !== id))

  #change(toasts: readonly Toast[]) {
    this.#toasts = toasts
    for (const listener of this.#listeners) listener()
  }
}
