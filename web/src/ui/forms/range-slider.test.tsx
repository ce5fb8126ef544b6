import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { RangeSlider } from './range-slider.tsx'

function Example({ start }: { start: [number, number] }) {
  const [value, setValue] = useState(start)
  return (
    <RangeSlider
      label="Age"
      min={18}
      max={60}
      value={value}
      onChange={setValue}
      format={(age) => (age === 60 ? '60+' : String(age))}
    />
  )
}

const lowest = page.getByRole('slider', { name: 'Age, lowest' })
const highest = page.getByRole('slider', { name: 'Age, highest' })

test('the lower handle stops one below the upper one', async () => {
  mount(<Example start={[34, 36]} />)
  lowest.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('status')).toHaveTextContent('35 – 36')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('status')).toHaveTextContent('35 – 36')
})

test('the upper handle stops one above the lower one and reads 60+ at its maximum', async () => {
  mount(<Example start={[22, 35]} />)
  highest.element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('status')).toHaveTextContent('22 – 23')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('status')).toHaveTextContent('22 – 60+')
  await expect.element(highest).toHaveAttribute('aria-valuetext', '60+')
})

test('the lower of two thumbs at the upper end can be dragged', async () => {
  mount(<Example start={[59, 60]} />)
  const { right, top, height } = lowest.element().getBoundingClientRect()
  expect(document.elementFromPoint(right - 16, top + height / 2)).toBe(lowest.element())
})
