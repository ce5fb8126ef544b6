import { oc } from '@orpc/contract'
import { expect, test } from 'vitest'
import type { CallAccess, StaffCallAccess } from './access.ts'
import { call } from './call.ts'
import { contract } from './index.ts'

// A line that begins to compile makes the check of types fail at its @ts-expect-error.
const ROUTE = 'POST /functions/v1/likes'

test('a call that does not say who may make it does not compile', () => {
  const incomplete = () => [
    // @ts-expect-error no metadata
    call(ROUTE, 'Like a member'),
    // @ts-expect-error nothing about suspended members
    call(ROUTE, 'Like a member', { access: 'member' }),
    // @ts-expect-error nothing about who may make it
    call(ROUTE, 'Like a member', { suspended: 'denied' }),
    // @ts-expect-error no such level
    call(ROUTE, 'Like a member', { access: 'everybody', suspended: 'denied' }),
    // @ts-expect-error no such word
    call(ROUTE, 'Like a member', { access: 'member', suspended: 'sometimes' }),
  ]
  expect(incomplete).toBeTypeOf('function')
})

test('a call described past the function does not fit where calls with metadata are asked for', () => {
  const asked = ({ '~orpc': { meta } }: { '~orpc': { meta: CallAccess } }) => meta
  expect(asked(call(ROUTE, 'Like a member', { access: 'member', suspended: 'denied' }))).toEqual({
    access: 'member',
    suspended: 'denied',
  })
  // @ts-expect-error a call of the library, without metadata
  expect(asked(oc.route({ method: 'POST', path: '/functions/v1/likes' }))).toEqual({})
})

test('every call of the contract says who may make it', () => {
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, { '~orpc': described }] of Object.entries(calls)) {
      const { access, suspended, ...more } = described.meta as StaffCallAccess
      const said = `${feature}.${name}`
      expect(access, said).toMatch(/^(public|session|member|moderator|admin)$/)
      expect(suspended, said).toMatch(/^(allowed|denied)$/)
      const isForStaff = access === 'moderator' || access === 'admin'
      const known = isForStaff ? ['senior', 'initialPassword'] : []
      expect(known, said).toEqual(expect.arrayContaining(Object.keys(more)))
    }
  }
})
