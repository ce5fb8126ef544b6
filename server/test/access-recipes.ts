import { randomUUID } from 'node:crypto'
import type { App } from '../src/platform/app.ts'
import type { Actor } from './access-matrix.ts'
import {
  type AccessRequest,
  aboutMatch,
  aboutMember,
  aboutOneself,
  plain,
  type Shape,
  staffOf,
} from './access-requests.ts'
import { aCase, aFrozenPhoto } from './cases.ts'
import { aMan, aMatch, aPhoto, aSession, aWaitingPhoto, photoIdsOf } from './members.ts'
import { aHeldOrder } from './orders.ts'
import type { Relation, Relations } from './relations.ts'
import { aStaffMember } from './staff.ts'

export type Recipe = (actor: Actor, world: Relations, app: App) => AccessRequest[] | Promise<AccessRequest[]>

const post = (name: string, body: object): Shape => ({ method: 'POST', url: `/functions/v1/${name}`, body })
const get = (name: string): Shape => ({ method: 'GET', url: `/functions/v1/${name}` })
const mine = (name: string) => aboutOneself((user_id) => post(name, { user_id }))
const send = (match_id: string, more: object = {}) =>
  post('send-message', { match_id, content: 'Good evening', client_message_id: randomUUID(), ...more })
const saveSettings = (body: object) =>
  aboutOneself((id) => ({ method: 'PUT', url: `/functions/v1/update-settings?user_id=${id}`, body }))
const change = (body: object) =>
  aboutOneself((id) => ({ method: 'PUT', url: `/functions/v1/update-profile?user_id=${id}`, body }))

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
    case 'Mo':
      return [{ as: world.moderator, owner: me.id }]
    case 'Ad':
      return [{ as: world.admin, owner: me.id }]
    default:
      return []
  }
}

const report = (user_id: string, more: object = {}) =>
  post('report-member', {
    user_id,
    client_report_id: randomUUID(),
    surface: 'profile',
    reason: 'money',
    ...more,
  })

/** For calls that name a photo. The member's own is created each time, because some calls delete it. */
const aboutPhoto =
  (shape: (photoIds: string[]) => Shape): Recipe =>
  async (actor, world, app) =>
    Promise.all(
      owners(actor, world).map(async ({ as, owner }) => {
        if (actor === 'S') await aPhoto(app, owner)
        return { as, ...shape(await photoIdsOf(app, owner)) }
      }),
    )

/** For calls that end a relation. Each gets a new member in that relation, because other recipes need theirs intact. */
const aboutNewMember =
  (shape: (target: Relation) => Shape): Recipe =>
  async (actor, world, app) => {
    const { me, visitor, unconfirmed, other, matched, blocked } = world
    const aNewMatch = async (): Promise<Relation> => {
      const id = await aMan(app)
      return { id, matchId: await aMatch(app, me.id, id) }
    }
    switch (actor) {
      case 'V':
        return [{ as: visitor, ...shape(matched) }]
      case 'U':
        return [{ as: unconfirmed, ...shape(matched) }]
      case 'S':
        return [{ as: me, ...shape({ id: me.id, matchId: null }) }]
      case 'O':
        return [{ as: me, ...shape({ ...other, id: await aMan(app) }) }]
      case 'M':
        return [{ as: me, ...shape(await aNewMatch()) }]
      case 'B':
        return blocked.map((relation) => ({ as: me, ...shape(relation) }))
      case 'X': {
        const relation = await aNewMatch()
        const deactivated_at = app.clock.now()
        await app.db.updateTable('users').set({ deactivated_at }).where('id', '=', relation.id).execute()
        return [{ as: me, ...shape(relation) }]
      }
      default: {
        const staff = staffOf(actor, world)
        return staff ? [{ as: staff, ...shape(matched) }] : []
      }
    }
  }

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
  'PUB-13': plain(post('report-translation', { language: 'fr', details: 'The title is in English.' })),
  'PUB-5': plain(
    post('submit-notice', {
      about: 'A profile called Kofi',
      reason: 'money',
      details: 'He asked for money.',
    }),
  ),
  'PUB-11': plain(get('get-transparency')),
  'PUB-12': plain(post('send-telemetry', { screen: '/dashboard', vitals: { lcp: 1_200 } })),
  'PUB-7': plain({ method: 'GET', url: '/healthz' }),
  'PUB-16': plain({ method: 'GET', url: '/.well-known/security.txt' }),
  'PUB-10': plain({ method: 'GET', url: '/dev/outbox.json' }),
  'PRO-1': aboutMember((id) => get(`get-profile?user_id=${id}`)),
  'PRO-2': change({ bio: 'Hello' }),
  'PRO-4': change({ date_of_birth: '1990-01-01' }),
  'PRO-5': aboutMember((id) => get(`get-profile-with-photos?user_id=${id}`)),
  'PRO-8': aboutMember((user_id) => post('record-profile-view', { user_id })),
  'PRO-11': aboutOneself((id) => get(`get-profile-as-others?user_id=${id}`)),
  'PRO-10': mine('resume-profile'),
  'SET-1': aboutOneself((id) => get(`get-settings?user_id=${id}`)),
  'SET-2': saveSettings({ likes: true }),
  'SET-3': saveSettings({ two_factor_enabled: true }),
  'CON-1': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/update-consents?user_id=${id}`,
    body: { show_faith: true },
  })),
  'LNG-1': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/set-language?user_id=${id}`,
    body: { language: 'fr' },
  })),
  'TMP-1': plain({
    method: 'POST',
    url: '/rest/v1/temp_phone_registration',
    body: { phone_number: '+2348031234567' },
  }),
  'PHO-1': aboutMember((user_id) => post('get-user-photos', { user_id })),
  'PHO-2': plain(get('get-photos')),
  'PHO-5': aboutPhoto(([photo_id]) => ({
    method: 'DELETE',
    url: '/functions/v1/delete-photo',
    body: { photo_id },
  })),
  'PHO-6': aboutPhoto((photo_ids) => post('reorder-photos', { photo_ids })),
  'PHO-7': aboutPhoto(([photo_id]) => post('set-main-photo', { photo_id })),
  'PHO-14': aboutMember((user_id) => post('grant-photos', { user_id })),
  'PHO-15': aboutMember((user_id) => post('revoke-photos', { user_id })),
  'PHO-16': aboutOneself((id) => get(`get-photo-grants?user_id=${id}`)),
  'SES-1': plain({ method: 'GET', url: '/auth/v1/get-session' }),
  'SES-5': aboutOneself((id) => ({ method: 'GET', url: `/auth/v1/get-sessions?user_id=${id}` })),
  'SES-6': async (actor, world, app) =>
    Promise.all(
      owners(actor, world).map(async ({ as, owner }) => {
        const body = { session_id: await aSession(app, actor === 'U' ? world.unconfirmed.id : owner) }
        return { as, method: 'POST', url: '/auth/v1/end-session', body }
      }),
    ),
  'SES-7': aboutOneself((user_id) => ({
    method: 'POST',
    url: '/auth/v1/change-password',
    body: { user_id, password: 'Another-horse-10' },
  })),
  'SES-9': aboutOneself((user_id) => ({
    method: 'POST',
    url: '/auth/v1/change-contact',
    body: { user_id, email: `${randomUUID()}@new.test` },
  })),
  'SES-10': aboutOneself((user_id) => ({
    method: 'POST',
    url: '/auth/v1/enrol-second-factor',
    body: { user_id },
  })),
  'SES-11': plain({ method: 'POST', url: '/auth/v1/resend-confirmation' }),
  'SES-12': aboutOneself((user_id) => ({
    method: 'POST',
    url: '/auth/v1/update-user',
    body: { user_id, display_name: 'Amara Okafor' },
  })),
  'SES-13': aboutOneself((id) => ({ method: 'GET', url: `/auth/v1/get-security-log?user_id=${id}` })),
  'DIS-1': mine('get-matches'),
  'DIS-2': mine('load-find-matches-params'),
  'DIS-4': aboutNewMember(({ id }) => post('hide-member', { user_id: id })),
  'DIS-5': aboutOneself((id) => get(`get-hidden-members?user_id=${id}`)),
  'DIS-6': plain(get('get-saved-searches')),
  'REP-1': aboutMember((user_id) => report(user_id)),
  'REP-2': aboutMember((user_id) => report(user_id, { surface: 'message', message_ids: [randomUUID()] })),
  'REP-3': aboutOneself((id) => get(`get-reports?user_id=${id}`)),
  'VER-1': aboutOneself((id) => get(`get-verification?user_id=${id}`)),
  'VER-3': aboutMember((user_id) => post('ask-to-verify', { user_id })),
  'MOD-6': plain(get('get-verifications')),
  'LIK-1': aboutMember((to_id, world) => post('likes', { from_id: world.me.id, to_id })),
  'LIK-4': mine('get-received-likes'),
  'LIK-6': aboutOneself((from_id) => post('take-back-like', { from_id, to_id: randomUUID() })),
  'MAT-1': mine('get-my-matches'),
  'MAT-2': plain(post('set-compatibility', { match_id: randomUUID() })),
  'MAT-3': aboutNewMember(({ matchId }) => post('unmatch', { match_id: matchId ?? randomUUID() })),
  'STA-1': mine('get-dashboard-stats'),
  'MSG-1': mine('get-conversations'),
  'MSG-2': aboutMatch((match_id) => post('get-messages', { match_id })),
  'MSG-3': aboutMatch((match_id) => send(match_id)),
  'MSG-4': plain(send(randomUUID(), { sender_id: randomUUID() })),
  'MSG-5': (actor, world) =>
    aboutMatch((match_id) => send(match_id))(actor, world).flatMap((sent) => [sent, sent]),
  'MSG-7': aboutMatch((match_id) => post('mark-messages-read', { match_id, up_to_seq: 1 })),
  'MSG-10': aboutOneself((id) => get(`get-badges?user_id=${id}`)),
  'DLV-1': aboutOneself((id) => ({
    method: 'PUT',
    url: `/functions/v1/update-delivery-choices?user_id=${id}`,
    body: { quiet: { starts: 21, ends: 6 } },
  })),
  'DLV-2': plain(get('get-push-key')),
  'NOT-1': aboutOneself((id) => get(`get-notifications?user_id=${id}`)),
  'BLO-1': aboutNewMember(({ id }) => post('block-member', { user_id: id })),
  'BLO-3': aboutOneself((id) => get(`get-blocked-members?user_id=${id}`)),
  'PAY-3': plain(post('set-membership', { tier: 'premium', ends_at: '2030-01-01T00:00:00.000Z' })),
  'PAY-8': async (actor, world, app) => {
    const shapes = [
      get('get-held-orders'),
      post('settle-order', { order_id: await aHeldOrder(app), state: 'open', note: 'Sent back by hand.' }),
    ]
    return shapes.flatMap((shape) => plain(shape)(actor, world))
  },
  'STF-2': plain(get('get-staff-session')),
  'ADM-1': async (actor, world, app) => {
    const [changed, removed] = [await aStaffMember(app), await aStaffMember(app)]
    const role = { role: 'moderator', is_senior: true }
    const shapes = [
      get('get-staff'),
      post('add-staff', { name: 'Juma Otieno', email: `${randomUUID()}@staff.test`, ...role }),
      post('change-staff', { staff_id: changed.id, ...role }),
      post('reset-staff', { staff_id: changed.id }),
      post('remove-staff', { staff_id: removed.id }),
    ]
    return shapes.flatMap((shape) => plain(shape)(actor, world))
  },
  'ADM-9': async (actor, world, app) => {
    const { id: staff_id } = await aStaffMember(app, { senior_proposed_at: new Date() })
    return plain(post('agree-to-senior', { staff_id }))(actor, world)
  },
  'MOD-1': async (actor, world, app) => {
    const case_id = await aCase(app)
    const shapes = [
      get('get-cases'),
      post('take-case', { case_id }),
      post('release-case', { case_id }),
      get('get-figures'),
    ]
    return shapes.flatMap((shape) => plain(shape)(actor, world))
  },
  'MOD-2': async (actor, world, app) => {
    const subject_id = await aMan(app)
    const photo = await aWaitingPhoto(app, subject_id)
    const case_id = await aCase(app, { subject_id })
    const frozen = await aFrozenPhoto(app, case_id)
    await staffOf(actor, world)?.post('/functions/v1/take-case', { case_id })
    const shapes = [
      post('get-case', { case_id }),
      { method: 'GET' as const, url: `/storage/v1/evidence/${case_id}/${frozen}` },
      { method: 'GET' as const, url: `/storage/v1/case-photos/${case_id}/${photo}` },
    ]
    return shapes.flatMap((shape) => plain(shape)(actor, world))
  },
  'ADM-4': async (actor, world, app) => {
    const case_id = await aCase(app, { subject_id: await aMan(app) })
    await staffOf(actor, world)?.post('/functions/v1/take-case', { case_id })
    return plain(post('end-member-sessions', { case_id }))(actor, world)
  },
  'MOD-3': async (actor, world, app) => {
    const photos = await Promise.all([1, 2, 3, 4].map(() => aWaitingPhoto(app)))
    const [seen, good, bad, judged] = photos
    await staffOf(actor, world)?.post('/functions/v1/review-photo', { photo_id: judged, verdict: 'approved' })
    const shapes = [
      get('get-waiting-photos'),
      { method: 'GET' as const, url: `/storage/v1/waiting-photos/${seen}` },
      post('review-photo', { photo_id: good, verdict: 'approved' }),
      post('review-photo', { photo_id: bad, verdict: 'rejected', reason: 'unclear' }),
      post('undo-photo-review', { photo_id: judged }),
    ]
    return shapes.flatMap((shape) => plain(shape)(actor, world))
  },
  'MSG-11': aboutMatch((match_id) => send(match_id, { content: ' ' })),
}
