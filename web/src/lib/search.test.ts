import { expect, test } from 'vitest'
import { oneOf, readId, readNumber, searchOf } from './search.ts'

const read = searchOf({ member: readId, age: readNumber, sort: oneOf(['recent', 'active']) })
const member = 'a2f1c9de-0b1d-4c53-9c05-0d8f2f6f1a11'

test('valid values are parsed, numbers as numbers', () => {
  expect(read({ member, age: '22', sort: 'active' })).toStrictEqual({ member, age: 22, sort: 'active' })
})

test('invalid values and unknown names are dropped', () => {
  expect(read({ member: '9', age: 'x', sort: 'none', more: '1' })).toStrictEqual({
    member: undefined,
    age: undefined,
    sort: undefined,
  })
})
