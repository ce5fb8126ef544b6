import type { Distance } from '@ndoa/contract/dating/profiles'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../../testing/mount.tsx'
import { PlaceLabel } from './place-label.tsx'

function show(distance: Distance | undefined, width: number) {
  mount(
    <p style={{ width }} className="wrap-anywhere text-sm">
      <PlaceLabel member={{ display_location: 'Accra, Ghana', distance }} />
    </p>,
  )
  return page.getByRole('paragraph')
}

test.each([
  [undefined, 'Accra, Ghana'],
  ['same_city', 'Accra, Ghana · same city'],
  ['under_50', 'Accra, Ghana · under 50 km away'],
  ['100_250', 'Accra, Ghana · 100–250 km away'],
  ['over_500', 'Accra, Ghana · over 500 km away'],
] as const)('the distance %s reads %j', async (distance, label) => {
  await expect.element(show(distance, 400)).toHaveTextContent(label)
})

/** The words of each rendered line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = range.getClientRects()
      expect(boxes, `${word} is on one line`).toHaveLength(1)
      const top = Math.round(boxes[0]?.top ?? 0)
      lines.set(top, `${lines.get(top) ?? ''} ${word}`.trim())
    }
  return [...lines.values()]
}

test.each([
  [400, ['Accra, Ghana · over 500 km away']],
  [140, ['Accra, Ghana ·', 'over 500 km away']],
  [100, ['Accra, Ghana ·', 'over 500 km', 'away']],
])('on a card of %i px no word is cut, and no line begins with the dot', async (width, lines) => {
  const label = show('over_500', width)
  await expect.element(label).toBeVisible()
  await document.fonts.ready // another font wraps differently
  expect(linesOf(label.element()).map((line) => line.replace('\u00a0', ' '))).toEqual(lines)
})
