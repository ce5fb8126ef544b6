import type { profilesCalls } from '@ndoa/contract/dating/profiles'
import { profilesRoutes } from '@ndoa/contract/dating/profiles-routes'
import { expect, test, vi } from 'vitest'
import { answered, fakeServer, refused } from '../../testing/fake-server.ts'
import { clientOf } from './api.ts'
import { onSignInNeeded } from './sign-in-needed.ts'

const api = clientOf<typeof profilesCalls>(profilesRoutes)
const user_id = '0198a000-0000-7000-8000-000000000001'

async function sent(server: ReturnType<typeof fakeServer>) {
  const [path, init] = server.mock.lastCall ?? []
  const request = new Request(path ?? '', init)
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search} ${await request.text()}`.trim()
}

test('GET input is in the address, POST input in the body, PUT input in both', async () => {
  const server = fakeServer({
    'GET /functions/v1/get-profile': () => answered({}),
    'POST /functions/v1/record-profile-view': () => answered({}),
    'PUT /functions/v1/update-profile': () => answered({}),
  })
  await api.getProfile({ user_id })
  expect(await sent(server)).toBe(`GET /functions/v1/get-profile?user_id=${user_id}`)
  await api.recordProfileView({ user_id })
  expect(await sent(server)).toBe(`POST /functions/v1/record-profile-view {"user_id":"${user_id}"}`)
  await api.updateProfile({ query: { user_id }, body: { bio: null } })
  expect(await sent(server)).toBe(`PUT /functions/v1/update-profile?user_id=${user_id} {"bio":null}`)
})

test('a refusal is an ApiError, and a missing sign-in leads to the login', async () => {
  const onNeeded = vi.fn()
  onSignInNeeded(onNeeded)
  fakeServer({ 'GET /functions/v1/get-profile': () => refused(404, 'request.not_found', 'Not here.') })
  await expect(api.getProfile({ user_id })).rejects.toMatchObject({ code: 'request.not_found', status: 404 })
  expect(onNeeded).not.toHaveBeenCalled()
  fakeServer({
    'GET /functions/v1/get-profile': () => refused(401, 'accounts.sign_in_needed', 'Please sign in.'),
  })
  await expect(api.getProfile({ user_id })).rejects.toMatchObject({ status: 401 })
  expect(onNeeded).toHaveBeenCalled()
})

test('a call from a hidden page is marked as such', async () => {
  const server = fakeServer({ 'GET /functions/v1/get-profile': () => answered({}) })
  const isHidden = vi.spyOn(document, 'hidden', 'get')
  const hiddenHeaders: (string | null)[] = []
  for (const hidden of [true, false]) {
    isHidden.mockReturnValue(hidden)
    await api.getProfile({ user_id })
    hiddenHeaders.push(new Headers(server.mock.lastCall?.[1]?.headers).get('x-hidden'))
  }
  isHidden.mockRestore()
  expect(hiddenHeaders).toEqual(['1', null])
})
