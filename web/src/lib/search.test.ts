import { expect, test } from 'vitest'
import { aNumber, anId, oneOf, searchOf } from './search.ts'

const read = searchOf({ member: anId, age: aNumber, sort: oneOf(['recent', 'active']) })
const member = 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11'

test('valid values are read, numbers as numbers', () => {
  expect(read({ member, age: '22', sort: 'active' })).toStrictEqual({ member, age: 22, sort: 'active' })
})

test('invalid values are ignored, and unknown names are dropped', () => {
  expect(read({ member: '9', age: 'x', sort: 'none', more: '1' })).toStrictEqual({
    member: undefined,
    age: undefined,
    sort: undefined,
  })
})
