import { createLucideIcon as createIconOfLibrary } from 'lucide-react'
import { expect, test } from 'vitest'
import { mount } from '../testing/mount.tsx'
import createLucideIcon from './lucide-icon.ts'

const node: [tag: 'path' | 'circle', attributes: Record<string, string>][] = [
  ['path', { d: 'M4 8a2 2 0 0 0-2 2v10', key: '1t0f0t' }],
  ['circle', { cx: '13', cy: '7', r: '1', fill: 'currentColor', key: '1obus6' }],
]
const Ours = createLucideIcon({ node })
const Theirs = createIconOfLibrary('two-parts', node)

const attributesOf = (svg: Element | null) =>
  Object.fromEntries(
    [...(svg?.attributes ?? [])]
      .filter(({ name }) => !['xmlns', 'class'].includes(name))
      .map(({ name, value }) => [name, value]),
  )

test.each([{}, { size: 18, 'aria-hidden': true }, { size: 22, fill: 'currentColor', strokeWidth: 3 }])(
  'a build icon is drawn like its library icon: %o',
  (props) => {
    mount(
      <p>
        <Ours {...props} />
        <Theirs {...props} />
      </p>,
    )
    const [ours = null, theirs = null] = document.querySelectorAll('p > svg')
    expect(ours?.innerHTML).toBe(theirs?.innerHTML)
    expect(attributesOf(ours)).toEqual(attributesOf(theirs))
    expect(attributesOf(ours)).toMatchObject({ viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  },
)
