import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { CodeField } from './code-field.tsx'

test('the code field takes the focus after 100 ms', () => {
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

test('the code field accepts at most six digits, typed or pasted', async () => {
  const held = new Set<string>()
  function Example() {
    const [code, setCode] = useState('')
    return <CodeField label="Code" value={code} error={undefined} onChange={setCode} />
  }
  mount(<Example />)
  const field = page.getByRole('textbox')
  const input = field.element() as HTMLInputElement
  window.addEventListener('input', () => held.add(input.value), { signal: AbortSignal.timeout(20_000) })
  await field.click()
  await userEvent.keyboard('12a 3x')
  await expect.element(field).toHaveValue('123')
  await userEvent.keyboard('45678901')
  await expect.element(field).toHaveValue('123456')
  for (const text of ['98 76 54 32', 'code: 987654', '987-654-321']) {
    await field.fill(text)
    await expect.element(field).toHaveValue('987654')
  }
  expect([...held].filter((value) => !/^\d{0,6}$/.test(value))).toEqual([])
})
