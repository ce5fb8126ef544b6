import type { Notification } from '@ndoa/contract/notifications/notifications'
import type { WebSocket } from 'ws'
import type { TestApp } from '../../../../../test/app.ts'
import { giveLike } from '../../../dating/likes/index.ts'

export const like = (t: TestApp, from: string, to: string) => giveLike(t.app, { id: from }, to)

export async function readNotifications(t: TestApp, memberId: string): Promise<Notification[]> {
  const client = await t.as(memberId)
  return (await client.get<{ data: Notification[] }>('/functions/v1/get-notifications')).body.data
}

/** A member's browser tab that records its notifications. */
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
  void t.app.realtime.add(connection)
  return { told, close: () => t.app.realtime.remove(connection) }
}
