import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endSuspensions } from './suspensions.ts'
import { aConfirmedMember, startTestServer, type TestServer } from './testing/accounts-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const suspend = (id: string, suspended_until: Date | null) =>
  server.db
    .updateTable('users')
    .set({ suspended_at: new Date(), suspended_until })
    .where('id', '=', id)
    .execute()
const inAnHour = () => new Date(server.clock.now().getTime() + 3_600_000)

test('a suspension applies to open sessions at once and closes their connections', async () => {
  const { browser, id } = await aConfirmedMember(server, 'now@x.test')
  const end = vi.spyOn(server.app.realtime, 'endSession')
  const sessionId = (await browser.viewer())?.sessionId
  await suspend(id, null)
  expect(await browser.viewer()).toMatchObject({ id, suspended: true })
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(sessionId))
  end.mockRestore()
})

test('a suspension ends at its end date, or never without one', async () => {
  const short = await aConfirmedMember(server, 'short@x.test')
  const banned = await aConfirmedMember(server, 'banned@x.test')
  await suspend(short.id, inAnHour())
  await suspend(banned.id, null)
  await endSuspensions(server.app)
  expect(await short.browser.viewer()).toMatchObject({ suspended: true })
  server.clock.forward(3_601_000)
  await endSuspensions(server.app)
  expect(await short.browser.viewer()).toMatchObject({ suspended: false })
  expect(await banned.browser.viewer()).toMatchObject({ suspended: true })
  const events = await server.db.selectFrom('outbox').select(['kind', 'payload']).execute()
  expect(events).toContainEqual({ kind: 'account.reactivated', payload: { user_id: short.id } })
})

test('a suspension end without a suspension cannot be stored', async () => {
  const { id } = await aConfirmedMember(server, 'free@x.test')
  const change = server.db.updateTable('users').set({ suspended_until: inAnHour() }).where('id', '=', id)
  await expect(change.execute()).rejects.toThrow('users_check')
})
