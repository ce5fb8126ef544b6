import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Button } from '../button.tsx'
import { TextArea } from './text-area.tsx'

afterEach(() => void vi.restoreAllMocks())

function Composer() {
  const [text, setText] = useState('')
  return (
    <>
      <TextArea label="Message" rows={1} value={text} onChange={(event) => setText(event.target.value)} />
      <Button onClick={() => setText('A question.\n'.repeat(5))}>Opener</Button>
      <Button onClick={() => setText('')}>Send</Button>
    </>
  )
}

test('a field fits its text from any source, even in browsers without field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false)
  mount(<Composer />)
  const height = () => page.getByRole('textbox').element().getBoundingClientRect().height
  const field = page.getByRole('textbox').element() as HTMLTextAreaElement
  field.style.setProperty('field-sizing', 'fixed')
  const empty = height()
  await page.getByRole('button', { name: 'Opener' }).click()
  await expect.poll(height).toBeGreaterThan(empty * 2)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(height).toBe(empty)
})

function Limited() {
  const [text, setText] = useState('')
  return <TextArea label="Few" maxLength={5} value={text} onChange={({ target }) => setText(target.value)} />
}

test.each([
  ['👍🏿👍🏿👍🏿👍🏿👍🏿👍🏿', '👍🏿👍🏿👍🏿👍🏿👍🏿'],
  ['🇬🇭🇪🇹🇳🇬', '🇬🇭🇪🇹🇳🇬'],
  ['ẹ\u0301'.repeat(6), 'ẹ\u0301'.repeat(5)],
  ['abcdefg', 'abcde'],
])('a limit of five keeps %s as %s', async (typed, kept) => {
  mount(<Limited />)
  const field = page.getByRole('textbox', { name: 'Few' })
  await field.fill(typed)
  await expect.element(field).toHaveValue(kept)
})

test('typing in the middle of a full field changes nothing and leaves the cursor there', async () => {
  mount(<Limited />)
  const field = page.getByRole('textbox', { name: 'Few' })
  await field.fill('abcde')
  const element = field.element() as HTMLTextAreaElement
  element.setSelectionRange(2, 2)
  await userEvent.keyboard('x')
  await expect.element(field).toHaveValue('abcde')
  expect(element.selectionStart).toBe(2)
  element.setSelectionRange(1, 3)
  await userEvent.keyboard('x')
  await expect.element(field).toHaveValue('axde')
})
