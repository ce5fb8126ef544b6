import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { CodeField } from './code-field.tsx'

test('9 Timers (code focus): the field takes the focus 100 ms after it has appeared', () => {
  vi.useFakeTimers()
  try {
    mount(<CodeField label="Code" value="" error={undefined} onChange={() => {}} focus />)
    const hasFocus = () => document.activeElement === page.getByRole('textbox').element()
    vi.advanceTimersByTime(99)
    expect(hasFocus()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(hasFocus()).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
