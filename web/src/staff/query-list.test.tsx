import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { QueryList } from './query-list.tsx'

const refetch = vi.fn()
const show = (items: string[] | undefined, error: Error | null = null) => {
  document.body.replaceChildren()
  mount(
    <QueryList
      query={{ error, isFetching: false, refetch }}
      items={items}
      failedTitle="The list could not be loaded"
      empty={<p>Nothing waits.</p>}
    >
      {(list) => <p>{list.join(', ')}</p>}
    </QueryList>,
  )
}
const pageText = () => document.body.textContent

test('a console list shows loading, empty or full, and a failure can be retried', async () => {
  show(undefined)
  expect(pageText()).toContain('Loading...')
  show([])
  expect(pageText()).toBe('Nothing waits.')
  show(['one', 'two'])
  expect(pageText()).toBe('one, two')
  show(['one'], new Error('away')) // shown items stay when a refetch fails
  expect(pageText()).toBe('one')
  show(undefined, new Error('away'))
  await expect.element(page.getByRole('heading', { name: 'The list could not be loaded' })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})
