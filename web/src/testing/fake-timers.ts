import { expect, onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Stops timers until the test advances them. Use `press` for buttons meanwhile. */
export function useFakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Presses without waiting, because waiting needs timers. */
export const press = (button: Locator) => (button.element() as HTMLElement).click()

/** Waits for an element, then expects it to stay for `duration` milliseconds and no longer. */
export async function expectToLeaveAfter(duration: number, what: Locator) {
  const isThere = () => {
    vi.advanceTimersByTime(1)
    return what.elements().length > 0
  }
  await expect.poll(isThere).toBe(true)
  // Some milliseconds may have passed since it appeared.
  vi.advanceTimersByTime(duration - 50)
  expect(what.elements()).toHaveLength(1)
  vi.advanceTimersByTime(50)
  await expect.poll(() => what.elements()).toEqual([])
}
