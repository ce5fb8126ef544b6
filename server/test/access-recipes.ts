import { randomUUID } from 'node:crypto'
import type { Actor } from '../src/platform/access.ts'
import type { App } from '../src/platform/app.ts'
import {
  type AccessRequest,
  aboutMatch,
  aboutMember,
  aboutOneself,
  plain,
  type Shape,
} from './access-requests.ts'
import { aPhoto, photoIdsOf } from './members.ts'
import type { Relations } from './relations.ts'

/** How a row of docs/access-matrix.md is asked, for one actor. */
export type Recipe = (actor: Actor, world: Relations, app: App) => AccessRequest[] | Promise<AccessRequest[]>

const post = (name: string, body: object): Shape => ({ method: 'POST', url: `/functions/v1/${name}`, body })
const get = (name: string): Shape => ({ method: 'GET', url: `/functions/v1/${name}` })
const mine = (name: string) => aboutOneself((user_id) => post(name, { user_id }))
const change = (body: object) =>
  aboutOneself((id) => ({ method: 'PUT', url: `/functions/v1/update-profile?user_id=${id}`, body }))

/** Whose thing each actor stands for, and who asks for it. */
function owners(actor: Actor, world: Relations) {
  const me = world.me
  switch (actor) {
    case 'V':
      return [{ as: world.visitor, owner: me.id }]
    case 'U':
      return [{ as: world.unconfirmed, owner: me.id }]
    case 'S':
      return [{ as: me, owner: me.id }]
    case 'O':
      return [{ as: me, owner: world.other.id }]
    case 'M':
      return [{ as: me, owner: world.matched.id }]
    case 'B':
      return world.blocked.map(({ id }) => ({ as: me, owner: id }))
    case 'X':
      return [{ as: world.deactivatedCaller, owner: world.deactivated.id }]
    default:
      return []
  }
}

/** A call that names a photo of each actor; the own one is made anew, since some calls use it up. */
const aboutPhoto =
  (shape: (photoIds: string[]) => Shape): Recipe =>
  async (actor, world, app) =>
    Promise.all(
      owners(actor, world).map(async ({ as, owner }) => {
        if (actor === 'S') await aPhoto(app, owner)
        return { as, ...shape(await photoIdsOf(app, owner)) }
      }),
    )

export const RECIPES: Record<string, Recipe> = {
  'PUB-2': plain(get('get-reference-data')),
  'PUB-3': plain(get('get-country')),
  'PUB-4': plain(
    post('send-contact-message', {
      name: 'Ada',
      email: 'ada@example.test',
      subject: 'Hello',
      category: 'general',
      message: 'Hello',
    }),
  ),
  'PUB-7': plain({ method: 'GET', url: '/healthz' }),
  'PUB-10': plain({ method: 'GET', url: '/dev/outbox.json' }),
  'PRO-1': aboutMember((id) => get(`get-profile?user_id=${id}`)),
  'PRO-2': change({ bio: 'Hello' }),
  'PRO-4': change({ gender: 'Female' }),
  'PRO-5': aboutMember((id) => get(`get-profile-with-photos?user_id=${id}`)),
  'PRO-8': aboutMember((user_id) => post('record-profile-view', { user_id })),
  'PHO-1': aboutMember((user_id) => post('get-user-photos', { user_id })),
  'PHO-2': plain(get('get-photos')),
  'PHO-5': aboutPhoto(([photo_id]) => ({
    method: 'DELETE',
    url: '/functions/v1/delete-photo',
    body: { photo_id },
  })),
  'PHO-6': aboutPhoto((photo_ids) => post('reorder-photos', { photo_ids })),
  'PHO-7': aboutPhoto(([photo_id]) => post('set-main-photo', { photo_id })),
  'DIS-1': mine('get-matches'),
  'DIS-2': mine('load-find-matches-params'),
  'LIK-1': aboutMember((to_id, world) => post('likes', { from_id: world.me.id, to_id })),
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

/** Rows with words in their cells, or that need a scene of their own: the test that promises them. */
export const TESTED_BY_NAME: Record<string, { file: string; title: string }> = {}
