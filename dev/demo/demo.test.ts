import type { Notification } from '@ndoa/contract/notifications/notifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { AMARA, DEMO_PASSWORD, KOFI } from './cast.ts'
import { seedDemo, seedMore } from './demo.ts'
import { drawOnDemand } from './draw-on-demand.ts'
import { readPortrait } from './store-portraits.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
  drawOnDemand(server.app.storage)
})
afterAll(() => server.close())

const members = async () => (await server.app.db.selectFrom('users').select('id').execute()).length

it('the demo world is created once and can be extended', async () => {
  const { seeded, signIns } = await seedDemo(server.app, { count: 120 })
  expect(seeded).toBe(132)
  expect(signIns).toEqual([AMARA.email, KOFI.email])
  expect((await seedDemo(server.app)).seeded).toBe(0)
  expect(await members()).toBe(132)
  expect(await seedMore(server.app, 10)).toBe(10)
  expect(await members()).toBe(142)
})

it('Amara signs in with the printed password', async () => {
  const { status } = await server.visitor.post('/auth/v1/sign-in/email', {
    email: AMARA.email,
    password: DEMO_PASSWORD,
  })
  expect(status).toBe(200)
})

it('Amara has notifications of likes and matches, some of them unseen', async () => {
  const client = await server.as(AMARA.id)
  const { body } = await client.get<{ data: Notification[] }>('/functions/v1/get-notifications')
  expect(new Set(body.data.map(({ type }) => type))).toEqual(new Set(['like', 'match']))
  expect(new Set(body.data.map(({ isRead }) => isRead))).toEqual(new Set([true, false]))
})

it('every demo photo is marked as a drawing, so none matches a banned person’s photo', async () => {
  const photos = await server.app.db.selectFrom('profile_photos').select('is_demo').distinct().execute()
  expect(photos).toEqual([{ is_demo: true }])
})

it('every demo photo has drawing data, and gets its files on the first request', {
  timeout: 60_000,
}, async () => {
  const photos = await server.app.db.selectFrom('profile_photos').select('storage_key').execute()
  expect(photos.length).toBeGreaterThan(100)
  for (const { storage_key } of photos) {
    const { shot } = await readPortrait(server.app.storage, storage_key)
    expect(shot.place, storage_key).not.toBe('')
  }
  for (const { storage_key } of photos.slice(0, 8)) {
    const files = ['w320', 'w640', 'w1280', 'blur'].map((variant) => `photos/${storage_key}/${variant}.webp`)
    for (const file of await Promise.all(files.map((file) => server.app.storage.get(file))))
      expect(file.length, storage_key).toBeGreaterThan(500)
  }
})

it('demo members are recent enough to be suggested, even in an old demo world', async () => {
  const away = async () =>
    (
      await server.app.db
        .selectFrom('users')
        .select('id')
        .where('last_active_at', '<', new Date(server.clock.now().getTime() - 51 * 86_400_000))
        .execute()
    ).length
  expect(await away()).toBe(0)
  server.clock.forward(70 * 86_400_000)
  expect(await away()).toBeGreaterThan(100)
  await seedDemo(server.app)
  expect(await away()).toBe(0)
})
