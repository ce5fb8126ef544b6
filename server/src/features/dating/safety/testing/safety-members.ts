import { randomUUID } from 'node:crypto'
import type { BlockedMember, HiddenMember, Parting } from '@ndoa/contract/dating/safety'
import type { WebSocket } from 'ws'
import type { Client } from '../../../../../test/app.ts'
import type { App } from '../../../../platform/app.ts'

const call = (name: string) => `/functions/v1/${name}`

export const block = (client: Client, user_id: string) => client.post(call('block-member'), { user_id })
export const unblock = (client: Client, user_id: string) => client.post(call('unblock-member'), { user_id })
export const hide = (client: Client, user_id: string, undo = false) =>
  client.post(call('hide-member'), { user_id, undo })
export const unmatch = (client: Client, match_id: string) => client.post(call('unmatch'), { match_id })
export const like = (client: Client, from_id: string, to_id: string) =>
  client.post<{ data: { is_matched: boolean; match_id: string | null } }>(call('likes'), { from_id, to_id })
export const write = (client: Client, match_id: string, content = 'Habari') =>
  client.post(call('send-message'), { match_id, content, client_message_id: randomUUID() })

export const blockedBy = async (client: Client) =>
  (await client.get<{ data: BlockedMember[] }>(call('get-blocked-members'))).body.data
export const hiddenBy = async (client: Client) =>
  (await client.get<{ data: HiddenMember[] }>(call('get-hidden-members'))).body.data
export const partingsOf = async (client: Client) =>
  (await client.get<{ data: Parting[] }>(call('get-partings'))).body.data
export const profile = (client: Client, user_id: string) => client.get(call(`get-profile?user_id=${user_id}`))

/** The ids of other members on each of a member's screens, and the badges. */
export async function screensOf(client: Client, user_id: string) {
  const ids = async (name: string, field: 'user_id' | 'other_user_id', input = {}) => {
    const { body } = await client.post<{ data: Record<string, string>[] }>(call(name), { user_id, ...input })
    return body.data.map((row) => row[field] ?? '').sort()
  }
  const notifications = await client.get<{ data: { user_id: string | null }[] }>(call('get-notifications'))
  const badges = await client.get<{ data: Record<string, number> }>(call('get-badges'))
  return {
    suggestions: (await Promise.all([1, 2, 3].map((page) => ids('get-matches', 'user_id', { page }))))
      .flat()
      .sort(),
    likes: await ids('get-received-likes', 'user_id'),
    matches: await ids('get-my-matches', 'user_id'),
    conversations: await ids('get-conversations', 'other_user_id'),
    notifications: notifications.body.data.flatMap(({ user_id: from }) => from ?? []).sort(),
    badges: badges.body.data,
  }
}

/** A member's browser tab that records its events. */
export function aTab(app: App, memberId: string): object[] {
  const events: object[] = []
  const socket = {
    bufferedAmount: 0,
    send: (text: string) => events.push(JSON.parse(text) as object),
    close() {},
  }
  void app.realtime.add({ memberId, sessionId: memberId, socket: socket as unknown as WebSocket })
  return events
}
