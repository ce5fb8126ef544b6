import type { WebSocket } from 'ws'
import type { Client } from '../../../../test/app.ts'
import { hashPassword } from '../../../features/identity/accounts/index.ts'
import type { App } from '../../../platform/app.ts'

export const PASSWORD = 'Karibu-2026!'

/** Ages the member's session, so that leaving requires a new sign-in. */
export async function ageSession(app: App, client: Client, memberId: string): Promise<Client> {
  const created_at = new Date(app.clock.now().getTime() - 11 * 60_000)
  await app.db.updateTable('sessions').set({ created_at }).where('user_id', '=', memberId).execute()
  return client
}

export async function givePassword(app: App, user_id: string): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  await app.db.insertInto('passwords').values({ user_id, hash }).execute()
}

/** Connects a browser tab that records its events and whether it was closed. */
export async function aTab(app: App, memberId: string) {
  const tab = { events: [] as object[], closed: false }
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => tab.events.push(JSON.parse(text) as object),
    close: () => (tab.closed = true),
  }
  const { id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', memberId)
    .executeTakeFirstOrThrow()
  void app.realtime.add({ memberId, sessionId: id, socket: socket as unknown as WebSocket })
  return tab
}
