import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { useProgressiveCount } from './use-progressive-count.ts'

/** A list whose length changes at the press of a button; records how many were drawn at each render. */
function Lists({ first, counts }: { first: number; counts: number[] }) {
  const [length, setLength] = useState(first)
  const drawn = useProgressiveCount(length)
  useLayoutEffect(() => void counts.push(drawn))
  return (
    <>
      <p>{drawn} drawn</p>
      {[0, 6, 10].map((next) => (
        <button key={next} type="button" onClick={() => setLength(next)}>
          List of {next}
        </button>
      ))}
    </>
  )
}

const show = (length: number) => page.getByRole('button', { name: `List of ${length}`, exact: true }).click()
const drawn = (length: number) =>
  expect.element(page.getByText(`${length} drawn`, { exact: true })).toBeVisible()
const steps = (counts: readonly number[]) => counts.filter((count, index) => count !== counts[index - 1])

test('a newly loaded list is drawn item by item, and so is the next one', async () => {
  const counts: number[] = []
  mount(<Lists first={0} counts={counts} />)
  await show(10)
  await drawn(10)
  await show(0)
  await drawn(0)
  await show(6)
  await drawn(6)
  expect(steps(counts)).toEqual([...Array(11).keys(), ...Array(7).keys()])
})

test('a cached list is drawn at once, so that Back restores the scroll position', async () => {
  const counts: number[] = []
  mount(<Lists first={60} counts={counts} />)
  await drawn(60)
  expect(steps(counts)).toEqual([60])
})
