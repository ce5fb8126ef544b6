import type { profilesCalls } from '@ndoa/contract/profiles'
import { profilesRoutes } from '@ndoa/contract/routes/profiles'
import { expect, test, vi } from 'vitest'
import { answered, fakeServer, refused } from '../testing/fake-server.ts'
import { clientOf } from './api.ts'
import { onSignInNeeded } from './sign-in-needed.ts'

const api = clientOf<typeof profilesCalls>(profilesRoutes)
const user_id = '0198a000-0000-7000-8000-000000000001'

/** The last request, as it was sent. */
async function sent(server: ReturnType<typeof fakeServer>) {
  const [path, init] = server.mock.lastCall ?? []
  const request = new Request(path ?? '', init)
  const { pathname, search } = new URL(request.url)
  return `${request.method} ${pathname}${search} ${await request.text()}`.trim()
}

test('a GET sends its input in the address, a POST in the body, a PUT its query in the address and the rest in the body', async () => {
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

test('a refusal is an ApiError, and one because no one is signed in leads to the login', async () => {
  const asked = vi.fn()
  onSignInNeeded(asked)
  fakeServer({ 'GET /functions/v1/get-profile': () => refused(404, 'request.not_found', 'Not here.') })
  await expect(api.getProfile({ user_id })).rejects.toMatchObject({ code: 'request.not_found', status: 404 })
  expect(asked).not.toHaveBeenCalled()
  fakeServer({
    'GET /functions/v1/get-profile': () => refused(401, 'accounts.sign_in_needed', 'Please sign in.'),
  })
  await expect(api.getProfile({ user_id })).rejects.toMatchObject({ status: 401 })
  expect(asked).toHaveBeenCalled()
})

test('a call of a hidden page says so: nobody need be there', async () => {
  const server = fakeServer({ 'GET /functions/v1/get-profile': () => answered({}) })
  const isHidden = vi.spyOn(document, 'hidden', 'get')
  const said: (string | null)[] = []
  for (const hidden of [true, false]) {
    isHidden.mockReturnValue(hidden)
    await api.getProfile({ user_id })
    said.push(new Headers(server.mock.lastCall?.[1]?.headers).get('x-hidden'))
  }
  isHidden.mockRestore()
  expect(said).toEqual(['1', null])
})
