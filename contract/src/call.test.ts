import { expect, test } from 'vitest'
import type { CallAccess, StaffCallAccess } from './access.ts'
import { type Call, call } from './call.ts'
import { contract } from './index.ts'

// If one of these lines compiles, its @ts-expect-error fails the type check.
const ROUTE = 'POST /functions/v1/likes'

test('a call without declared access does not compile', () => {
  const incomplete = () => [
    // @ts-expect-error no metadata
    call(ROUTE, 'Like a member'),
    // @ts-expect-error no rule for suspended members
    call(ROUTE, 'Like a member', { access: 'member' }),
    // @ts-expect-error no access level
    call(ROUTE, 'Like a member', { suspended: 'denied' }),
    // @ts-expect-error an unknown access level
    call(ROUTE, 'Like a member', { access: 'everybody', suspended: 'denied' }),
    // @ts-expect-error an unknown rule for suspended members
    call(ROUTE, 'Like a member', { access: 'member', suspended: 'sometimes' }),
  ]
  expect(incomplete).toBeTypeOf('function')
})

test('a call without metadata is not accepted where metadata is required', () => {
  const accessOf = ({ access }: { access: CallAccess }) => access
  expect(accessOf(call(ROUTE, 'Like a member', { access: 'member', suspended: 'denied' }))).toEqual({
    access: 'member',
    suspended: 'denied',
  })
  // @ts-expect-error a call without metadata
  expect(accessOf({ method: 'POST', path: '/functions/v1/likes' })).toBeUndefined()
})

test('every call in the contract declares its access', () => {
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const { access, suspended, ...more } = call.access as StaffCallAccess
      const callName = `${feature}.${name}`
      expect(access, callName).toMatch(/^(public|session|member|moderator|admin)$/)
      expect(suspended, callName).toMatch(/^(allowed|denied)$/)
      const isForStaff = access === 'moderator' || access === 'admin'
      const known = isForStaff ? ['senior', 'initialPassword'] : []
      expect(known, callName).toEqual(expect.arrayContaining(Object.keys(more)))
    }
  }
})
