import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import type { ServerEvent } from '@ndoa/contract/realtime'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { untilNotified } from '../../../../test/outbox.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { openMatch } from '../matches/index.ts'
import { giveLike } from './likes.rules.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** Connects a browser tab and returns the like and match events that it receives. */
function aTab(memberId: string): object[] {
  const events: object[] = []
  const socket = {
    bufferedAmount: 0,
    send(text: string) {
      const event = JSON.parse(text) as ServerEvent
      if (event.type !== 'notification.created') events.push(event)
    },
    close() {},
  }
  const connection = { memberId, sessionId: memberId, socket: socket as unknown as WebSocket }
  void t.app.realtime.add(connection)
  open.push(() => t.app.realtime.remove(connection))
  return events
}

const like = (from: string, to: string) => giveLike(t.app, { id: from }, to)

/** Waits for a later event: events arrive in order, so all earlier likes have been announced by then. */
async function untilLikesAnnounced() {
  await untilNotified(t)
  const [selam, juma] = [await aMember(t.app), await aMan(t.app)]
  const events = aTab(selam)
  await like(juma, selam)
  await untilNotified(t)
  await vi.waitFor(() => expect(events).toHaveLength(1))
}

test('only the liked member is notified, without a name, once the like cannot be taken back', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [aTab(amara), aTab(kofi)]
  const likedAt = Date.now()
  await like(kofi, amara)
  await vi.waitFor(() => expect(hers).toEqual([{ type: 'like.received' }]))
  expect(Date.now() - likedAt).toBeGreaterThanOrEqual(LIKE_UNDO_MS)
  expect(his).toEqual([])
})

test('both members are notified of a match once, with the other’s first name', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await like(kofi, amara)
  await untilLikesAnnounced()
  const [hers, his] = [aTab(amara), aTab(kofi)]
  const { match_id } = await like(amara, kofi)
  await like(amara, kofi)
  await untilLikesAnnounced()
  expect(hers).toEqual([{ type: 'match.created', match_id, display_name: 'Kofi' }])
  expect(his).toEqual([{ type: 'match.created', match_id, display_name: 'Amara' }])
})

test('access is checked again when a notice is sent', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const [hers, his] = [aTab(amara), aTab(kofi)]
  await transaction(t.app, async (tx) => {
    await emit(tx, 'like.given', { from_id: kofi, to_id: amara, match_id: null })
    await openMatch(tx, amara, kofi, t.app.clock.now())
    await tx.insertInto('likes').values({ from_id: kofi, to_id: amara }).execute()
    await tx.insertInto('blocks').values({ blocker_id: amara, blocked_id: kofi }).execute()
  })
  await untilLikesAnnounced()
  expect(hers).toEqual([])
  expect(his).toEqual([])
})
