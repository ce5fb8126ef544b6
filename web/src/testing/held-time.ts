import { expect, onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

/** From now on, for this test, time stands still for everything that waits. Press buttons by `press` then. */
export function useHeldTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** A press without waiting for the page to be ready for it. */
export const press = (button: Locator) => (button.element() as HTMLElement).click()

/** What appears, one millisecond after another, is there for so long and no longer. */
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
