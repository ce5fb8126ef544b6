import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { bare } from './bare-contract.ts'

const bared = (code: string) => bare(code, parseSync('contract.js', code).program)

test('a call keeps its address and loses its shapes', () => {
  const code =
    "const like = call.route({ path: '/likes' }).input(z.object({ id: Id })).output(reply(z.int())).errors({})"
  expect(bared(code)).toBe("const like = /* @__PURE__ */ (() => (call.route({ path: '/likes' })))()")
})

test('what is made is made when it is used; what simply is stays as it is', () => {
  expect(bared('export const Id = z.uuid().check(z.toLowerCase())')).toBe(
    'export const Id = /* @__PURE__ */ (() => (z.uuid().check(z.toLowerCase())))()',
  )
  expect(bared('const own = { ...shared, name: Text(100) }')).toContain('@__PURE__')
  for (const plain of [
    'export const MAX = 9',
    'const calls = { like, unlike }',
    'const add = (a, b) => sum(a, b)',
  ])
    expect(bared(plain)).toBe(plain)
})
