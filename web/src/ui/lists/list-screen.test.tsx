import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { ListScreen } from './list-screen.tsx'

interface Shown {
  items?: string[]
  isError?: boolean
  refetch?: () => void
}

const show = ({ items, isError = false, refetch = vi.fn() }: Shown) =>
  mount(
    <ListScreen
      title="Likes"
      query={{ data: items, isError, isFetching: false, refetch }}
      failedTitle="Error Loading Likes"
      failedText="You seem to be offline."
      summary={<p>Total</p>}
      items={items}
      loading={<p>Loading likes...</p>}
      empty={<p>No Likes Yet</p>}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </ListScreen>,
  )

const states = ['Loading likes...', 'No Likes Yet', 'Amara']
async function expectOnly(shown: string) {
  await expect.element(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()
  // An empty list hides its figures, which would all be zero.
  const figures = page.getByText('Total')
  if (shown === 'No Likes Yet') expect(figures.elements()).toHaveLength(0)
  else await expect.element(figures).toBeVisible()
  for (const text of states) {
    const element = page.getByText(text)
    if (text === shown) await expect.element(element).toBeVisible()
    else expect(element.elements()).toHaveLength(0)
  }
}

test('a list shows that it is loading until its items arrive', async () => {
  show({})
  await expectOnly('Loading likes...')
})

test('a list without items shows a message', async () => {
  show({ items: [] })
  await expectOnly('No Likes Yet')
})

test('a list shows its items even after a failed reload', async () => {
  show({ items: ['Amara'], isError: true })
  await expectOnly('Amara')
})

test('a list that failed to load shows the reason and can be retried', async () => {
  const refetch = vi.fn()
  show({ isError: true, refetch })
  await expect.element(page.getByText('You seem to be offline.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Error Loading Likes')
  expect(page.getByText('Total').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Try Again' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})
