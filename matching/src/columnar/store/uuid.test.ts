import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatId, parseId, parseIds } from './uuid.ts'

test('an id survives parsing and formatting', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(formatId(parseId(id)!)).toBe(id)
    }),
  )
})

test('ids as words sort like their text', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const [x, y] = [parseId(one)!, parseId(other)!]
      const first = x.findIndex((word, i) => word !== y[i])
      expect((x[first] ?? 0) < (y[first] ?? 0)).toBe(one < other)
    }),
  )
})

test.each([
  '',
  'amara',
  '00000000-0000-4000-8000-00000000000',
  '00000000-0000-4000-8000-00000000000G',
  '00000000-0000-4000-8000-00000000000A',
  '00000000-0000-4000-8000-00000000000é',
  '00000000-0000-4000-8000+000000000001',
])('%s is not an id', (text) => expect(parseId(text)).toBeNull())

test('parseIds returns the valid ids in their order', () => {
  const other = fc.constantFrom('', 'amara', 'é'.repeat(36), '0'.repeat(36))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.uuid(), other)), (texts) => {
      const ids = texts.filter((text) => text.includes('-'))
      expect([...parseIds(texts)]).toEqual(ids.flatMap((id) => parseId(id)))
    }),
  )
})
