import fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkAccess,
  type MemberAccess,
  passedCheck,
  type RouteAccess,
  requireRouteAccess,
  type StaffAccess,
  signedInStaff,
  signedInViewer,
} from './access.ts'
import type { Staff, Viewer } from './app.ts'

const fail = (code: string) => new Error(code)
const viewer: Viewer = { id: 'amara', sessionId: 'hers', confirmed: true, suspended: false, language: 'en' }
const moderator: Staff = {
  id: 'ife',
  sessionId: 'hers',
  role: 'moderator',
  isSenior: false,
  hasInitialPassword: false,
}
const STAFF: Record<string, Staff> = {
  moderator,
  senior: { ...moderator, isSenior: true },
  admin: { ...moderator, role: 'admin' },
  'moderator with the initial password': { ...moderator, hasInitialPassword: true },
}
const VIEWERS: Record<string, Viewer | null> = {
  visitor: null,
  unconfirmed: { ...viewer, confirmed: false },
  member: viewer,
  suspended: { ...viewer, suspended: true },
  'unconfirmed and suspended': { ...viewer, confirmed: false, suspended: true },
}

let request: FastifyRequest
const http = fastify()
beforeAll(async () => {
  http.get('/', async (given) => void (request = given))
  await http.inject('/')
})
afterAll(() => http.close())

async function answersOf(access: RouteAccess) {
  const answers: string[] = []
  for (const found of Object.values(VIEWERS)) {
    const check = checkAccess(request, access, { viewerOf: async () => found, fail })
    answers.push(
      await check.then(
        () => 'passes',
        (error: Error) => error.message,
      ),
    )
  }
  return answers
}

async function staffAnswersOf(access: RouteAccess) {
  const answers: string[] = []
  for (const found of Object.values(STAFF)) {
    const check = checkAccess(request, access, {
      viewerOf: async () => null,
      staffOf: async () => found,
      fail,
    })
    answers.push(
      await check.then(
        () => 'passes',
        (error: Error) => error.message,
      ),
    )
  }
  return answers
}

const L = 'accounts.sign_in_needed'
const C = 'accounts.email_unconfirmed'
const X = 'accounts.suspended'
const N = 'request.not_found'
const P = 'passes'
const D = 'request.denied'
const I = 'staff.password_change_needed'
test.each<[MemberAccess['access'], RouteAccess['suspended'], string[]]>([
  ['public', 'allowed', [P, P, P, P, P]],
  ['public', 'denied', [P, P, P, X, X]],
  ['session', 'allowed', [L, P, P, P, P]],
  ['session', 'denied', [L, P, P, X, X]],
  ['member', 'allowed', [L, C, P, P, C]],
  ['member', 'denied', [L, C, P, X, X]],
])(
  'access %s, suspended %s: who passes, and the answers to the others',
  async (access, suspended, answers) => {
    expect(await answersOf({ access, suspended })).toEqual(answers)
  },
)

test.each<[Partial<StaffAccess>, string[]]>([
  [{ access: 'moderator' }, [P, P, P, I]],
  [{ access: 'moderator', senior: true }, [D, P, D, I]],
  [{ access: 'moderator', initialPassword: 'allowed' }, [P, P, P, P]],
  [{ access: 'admin' }, [D, D, P, I]],
])('%o is for staff by role, and does not exist for members', async (wanted, answers) => {
  const access: StaffAccess = { access: 'moderator', suspended: 'denied', ...wanted }
  expect(await answersOf(access)).toEqual([N, N, N, N, N])
  expect(await staffAnswersOf(access)).toEqual(answers)
})

test.each<MemberAccess['access']>(['session', 'member'])(
  'staff are refused on calls of access %s',
  async (access) => {
    const answers = await staffAnswersOf({ access, suspended: 'allowed' })
    expect(answers).toEqual([D, D, D, D])
  },
)

test('a person who is both member and staff is identified by the kind of call', async () => {
  const [forMembers, forStaff] = [
    { access: 'member', suspended: 'denied' },
    { access: 'moderator', suspended: 'denied' },
  ] as const
  const both = { viewerOf: async () => viewer, staffOf: async () => moderator, fail }
  await checkAccess(request, forMembers, both)
  expect(signedInViewer(request, forMembers)).toBe(viewer)
  expect(() => signedInStaff(request, forMembers)).toThrow('without a staff session')
  await checkAccess(request, forStaff, both)
  expect(signedInStaff(request, forStaff)).toBe(moderator)
  expect(passedCheck(request, forStaff)).toBeNull()
  expect(() => signedInViewer(request, forStaff)).toThrow('reached by a visitor')
})

test('missing, incomplete or unknown metadata refuses every caller and prevents the start', async () => {
  const faulty = [
    { access: 'member' },
    { access: 'everybody', suspended: 'denied' },
    { access: 'toString' },
    {},
  ]
  for (const access of faulty as unknown as RouteAccess[]) {
    expect(() => requireRouteAccess('POST /greet', access)).toThrow('does not say who may call it')
    expect((await answersOf(access))[3]).not.toBe(P)
  }
  expect(() => requireRouteAccess('POST /greet', undefined)).toThrow('does not say who may call it')
})

test('only a request’s passed check identifies the caller', async () => {
  const [access, other] = [
    { access: 'member', suspended: 'denied' },
    { access: 'member', suspended: 'denied' },
  ] as const
  const reached = 'reached without its access check'
  expect(() => passedCheck({ ...request }, access)).toThrow(reached)
  await checkAccess(request, access, { viewerOf: async () => viewer, fail })
  expect(signedInViewer(request, access)).toBe(viewer)
  expect(() => passedCheck(request, other)).toThrow(reached)
  await expect(checkAccess(request, access, { viewerOf: async () => null, fail })).rejects.toThrow(L)
  expect(() => passedCheck(request, access)).toThrow(reached)
})

test('open calls look up no session', async () => {
  const open = { access: 'public', suspended: 'allowed' } as const
  const viewerOf = () => Promise.reject(new Error('a session was looked up'))
  await checkAccess(request, open, { viewerOf, fail })
  expect(passedCheck(request, open)).toBeNull()
  await expect(checkAccess(request, { ...open, suspended: 'denied' }, { viewerOf, fail })).rejects.toThrow(
    'a session was looked up',
  )
})

test('a call that requires a session never accepts a visitor', async () => {
  const open = { access: 'public', suspended: 'allowed' } as const
  await checkAccess(request, open, { viewerOf: async () => null, fail })
  expect(passedCheck(request, open)).toBeNull()
  expect(() => signedInViewer(request, open)).toThrow('reached by a visitor')
})
