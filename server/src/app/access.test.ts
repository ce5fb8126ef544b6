import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aboutMatch, aboutMember, aboutOneself, plain, type RequestsOf } from '../../test/access-requests.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { type Relations, relations } from '../../test/relations.ts'
import { ACTORS } from '../platform/access.ts'
import { accessRows } from './access-rows.ts'

const post = (name: string, body: object) => ({ method: 'POST' as const, url: `/functions/v1/${name}`, body })
const get = (name: string) => ({ method: 'GET' as const, url: `/functions/v1/${name}` })
const mine = (name: string, more: object = {}) => aboutOneself((user_id) => post(name, { user_id, ...more }))

/** How each row of the matrix is asked; a row that has no recipe here is listed by name, and fails unless NAMED has it. */
const RECIPES: Record<string, RequestsOf> = {
  'PUB-2': plain(get('get-reference-data')),
  'PUB-3': plain(get('get-country')),
  'PUB-7': plain({ method: 'GET', url: '/healthz' }),
  'PUB-10': plain({ method: 'GET', url: '/dev/outbox.json' }),
  'PRO-1': aboutMember((id) => get(`get-profile?user_id=${id}`)),
  'PRO-2': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/update-profile?user_id=${id}`,
    body: { bio: 'Hello' },
  })),
  'PRO-3': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/update-profile?user_id=${id}`,
    body: { verified: true },
  })),
  'PRO-4': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/update-profile?user_id=${id}`,
    body: { gender: 'Female' },
  })),
  'PRO-5': aboutMember((id) => get(`get-profile-with-photos?user_id=${id}`)),
  'PRO-8': aboutMember((user_id) => post('record-profile-view', { user_id })),
  'PHO-1': aboutMember((user_id) => post('get-user-photos', { user_id })),
  'PHO-2': plain(get('get-photos')),
  'DIS-1': mine('get-matches'),
  'DIS-2': mine('load-find-matches-params'),
  'LIK-1': aboutMember((to_id, world) => post('likes', { from_id: world.me.id, to_id })),
  'LIK-2': aboutMember((from_id, world) => post('likes', { from_id, to_id: world.other.id })),
  'LIK-4': mine('get-received-likes'),
  'MAT-1': mine('get-my-matches'),
  'STA-1': mine('get-dashboard-stats'),
  'MSG-1': mine('get-conversations'),
  'MSG-2': aboutMatch((match_id) => post('get-messages', { match_id })),
  'MSG-3': aboutMatch((match_id) =>
    post('send-message', { match_id, content: 'Good evening', client_message_id: randomUUID() }),
  ),
  'MSG-7': aboutMatch((match_id) => post('mark-messages-read', { match_id, up_to_seq: 1 })),
  'MSG-10': plain(get('get-badges')),
}
