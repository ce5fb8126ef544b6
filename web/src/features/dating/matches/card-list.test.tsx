import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { CardList } from './card-list.tsx'

function Leaving() {
  const [names, setNames] = useState(['Kofi', 'Tendai', 'Musa'])
  return (
    <CardList>
      {names.map((name) => (
        <article key={name}>
          <h3>
            <a href={`#${name}`}>{name}</a>
          </h3>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            Like {name}
          </button>
        </article>
      ))}
    </CardList>
  )
}

const like = (name: string) => page.getByRole('button', { name: `Like ${name}` })
const link = (name: string) => page.getByRole('link', { name })

test('removing a card moves the focus to the next card', async () => {
  mount(<Leaving />)
  for (const _ of ['Kofi', 'Like Kofi', 'Tendai', 'Like Tendai']) await userEvent.tab()
  await expect.element(like('Tendai')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Musa')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('Kofi')).toHaveFocus()
})

test('removing a card leaves a focus elsewhere', async () => {
  mount(
    <>
      <Leaving />
      <button type="button">Elsewhere</button>
    </>,
  )
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
  await userEvent.tab()
  await expect.element(link('Kofi')).toHaveFocus()
  elsewhere.element().focus()
  like('Tendai')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(page.getByRole('listitem')).toHaveLength(2)
  await expect.element(elsewhere).toHaveFocus()
})
