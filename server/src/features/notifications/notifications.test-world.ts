import type { Notification } from '@ndoa/contract/notifications'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { TestApp } from '../../../test/app.ts'
import { untilHandled } from '../../../test/outbox.ts'
import { giveLike } from '../likes/index.ts'

export const like = (t: TestApp, from: string, to: string) => giveLike(t.app, { id: from }, to)

/** Waits until everything that has happened is told of; likes need not wait for their time to be taken back. */
export async function untilTold(t: TestApp): Promise<void> {
  await untilHandled(t, 'notifications')
  await sql`update pgboss.job set start_after = now() where name = 'tell-of-like' and state = 'created'`.execute(
    t.app.db,
  )
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select from pgboss.job where name = 'tell-of-like' and state < 'completed'`.execute(
          t.app.db,
        )
      if (rows.length > 0) throw new Error('some likes are not told of yet')
    },
    { interval: 20 },
  )
}

/** What a member is told, as their browser reads it. */
export async function notifiedOf(t: TestApp, memberId: string): Promise<Notification[]> {
  const client = await t.as(memberId)
  return (await client.get<{ data: Notification[] }>('/functions/v1/get-notifications')).body.data
}

/** A browser tab of a member, that keeps what it was told by notifications. */
export function aTab(t: TestApp, memberId: string): { told: Notification[]; close: () => void } {
  const told: Notification[] = []
  const socket = {
    bufferedAmount: 0,
    send(text: string) {
      const event = JSON.parse(text) as { type: string; notification: Notification }
      if (event.type === 'notification.created') told.push(event.notification)
    },
    close() {},
  }
  const connection = { memberId, sessionId: memberId, socket: socket as unknown as WebSocket }
  t.app.realtime.add(connection)
  return { told, close: () => t.app.realtime.remove(connection) }
}
