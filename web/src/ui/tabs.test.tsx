import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { Tabs } from './tabs.tsx'

function Example() {
  const [value, setValue] = useState<'basic' | 'faith' | 'life'>('basic')
  return (
    <Tabs
      label="Profile"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'basic', label: 'Basic Info', content: 'Name' },
        { value: 'faith', label: 'Faith', content: 'Denomination' },
        { value: 'life', label: 'Lifestyle', content: 'Smoking' },
      ]}
    />
  )
}

const tab = (name: string) => page.getByRole('tab', { name })

test('arrow keys move through the tabs and wrap around', async () => {
  mount(<Example />)
  await tab('Basic Info').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Faith')).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Faith' })).toHaveTextContent('Denomination')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(tab('Lifestyle')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Basic Info')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Lifestyle')).toHaveFocus()
})

test('only the open tab is a tab stop', async () => {
  mount(<Example />)
  await expect.element(tab('Basic Info')).toHaveAttribute('tabindex', '0')
  await expect.element(tab('Faith')).toHaveAttribute('tabindex', '-1')
  await tab('Lifestyle').click()
  const stops = () =>
    page
      .getByRole('tab')
      .elements()
      .map((one) => (one as HTMLElement).tabIndex)
  await expect.poll(stops).toEqual([-1, -1, 0])
})

test('the open tab is scrolled into view when the tabs do not fit', async () => {
  mount(
    <div style={{ width: 150 }}>
      <Example />
    </div>,
  )
  await tab('Basic Info').click()
  await userEvent.keyboard('{End}')
  await expect.element(tab('Lifestyle')).toHaveFocus()
  const row = page.getByRole('tablist').element().getBoundingClientRect()
  const place = (name: string) => tab(name).element().getBoundingClientRect()
  await expect.poll(() => place('Lifestyle').right).toBeLessThan(row.right + 1)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => place('Basic Info').left).toBeGreaterThan(row.left - 1)
})
