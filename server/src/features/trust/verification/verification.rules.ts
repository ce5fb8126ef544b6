import { randomInt } from 'node:crypto'
import { HEAD_TURNS } from '@ndoa/contract/dating/choices'
import { VERIFICATION_MINUTES, VERIFIED_RENEWAL_DAYS } from '@ndoa/contract/limits'
import { VERIFICATION_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { Challenge, OwnVerification } from '@ndoa/contract/trust/verification'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { lockPhotos } from '../../dating/photos/index.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { openCase } from '../cases/index.ts'
import { type Pose, removePictures, storeLivePictures } from './live-pictures.ts'
import './verification.events.ts'
import {
  approvedMainPhoto,
  insertAsk,
  insertCall,
  insertChallenge,
  insertPictures,
  isMatch,
  isOpen,
  markSent,
  type SentVerification,
  sentVerifications,
  withdraw,
} from './verification.queries.ts'
import { wordsIn } from './words.ts'

const DAY = 86_400_000
const STARTS = { max: 20, per: '1 day' }
const CALLS = { max: 3, per: '1 day' }
const ASKS = { max: 50, per: '1 day' }

export async function ownVerification({ db, clock }: App, memberId: string): Promise<OwnVerification> {
  const sent = await sentVerifications(db, memberId)
  const [last] = sent
  const badge = sent.find(hasBadge)
  const state = last ? stateOf(last, badge !== undefined) : 'none'
  return {
    state,
    kind: state === 'waiting' || state === 'rejected' ? last!.kind : (badge?.kind ?? null),
    sent_at: state === 'waiting' ? last!.sent_at.toISOString() : null,
    call: state === 'waiting' ? arrangedCall(last!) : null,
    verified_until: badge?.valid_until?.toISOString() ?? null,
    can_renew: badge ? mayRenew(badge, clock.now()) : false,
    reason: last?.reason ?? null,
    ended_by: state === 'ended' ? last!.ended_by : endedWith(last, sent),
  }
}

const endedWith = (last: SentVerification | undefined, sent: readonly SentVerification[]) =>
  last?.outcome === 'rejected' &&
  sent.some(
    ({ ended_by, ended_at }) => ended_by === 'rejected' && ended_at?.getTime() === last.decided_at?.getTime(),
  )
    ? 'rejected'
    : null

export const arrangedCall = ({ call_at, call_link }: Pick<SentVerification, 'call_at' | 'call_link'>) =>
  call_at && call_link ? { at: call_at.toISOString(), link: call_link } : null

const hasBadge = ({ outcome, ended_at }: SentVerification) => outcome === 'approved' && !ended_at
const mayRenew = ({ valid_until }: SentVerification, now: Date) =>
  valid_until !== null && valid_until.getTime() - now.getTime() < VERIFIED_RENEWAL_DAYS * DAY

function stateOf(last: SentVerification, verified: boolean): OwnVerification['state'] {
  if (!last.outcome && !last.ended_at) return 'waiting'
  if (verified) return 'verified'
  if (last.outcome === 'rejected') return 'rejected'
  return last.ended_by === 'member' ? 'none' : 'ended'
}

/** @throws verification.no_photo, verification.verified, verification.waiting, request.too_many */
export async function startVerification(app: App, memberId: string): Promise<Challenge> {
  await requireStart(app.db, memberId, app.clock.now())
  const wait = await tryConsume(app.db, `verifications ${memberId}`, STARTS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).startedOften, wait)
  const now = app.clock.now()
  const expires = new Date(now.getTime() + VERIFICATION_MINUTES * 60_000)
  const turn = HEAD_TURNS[randomInt(HEAD_TURNS.length)]!
  const code = String(randomInt(10_000)).padStart(4, '0')
  const verification_id = await transaction(app, (tx) =>
    insertChallenge(tx, memberId, { turn, code }, { now, expires }),
  )
  if (!verification_id) throw fail('verification.waiting')
  return { verification_id, turn, code, expires_at: expires.toISOString() }
}

async function requireStart(db: Db, memberId: string, now: Date): Promise<string> {
  const photo = await approvedMainPhoto(db, memberId)
  if (!photo) throw fail('verification.no_photo')
  const badge = (await sentVerifications(db, memberId)).find(hasBadge)
  if (badge && !mayRenew(badge, now)) throw fail('verification.verified')
  return photo
}

/** Locks the photos, so that the main photo stays the same until the transaction ends. */
async function openRequest(tx: Tx, memberId: string, now: Date) {
  await lockPhotos(tx, memberId)
  const main_photo_id = await requireStart(tx, memberId, now)
  const hours = VERIFICATION_DUE_HOURS
  const case_id = await openCase(tx, { kind: 'verification', subjectId: memberId, hours, now })
  return { main_photo_id, case_id }
}

/** @throws verification.expired, verification.no_photo, request.too_large, photos.unreadable */
export async function sendVerification(
  app: App,
  memberId: string,
  { verification_id, ...files }: Record<Pose, File> & { verification_id: string },
): Promise<void> {
  const start = { id: verification_id, memberId }
  if (!(await isOpen(app.db, { ...start, now: app.clock.now() }))) throw fail('verification.expired')
  await requireStart(app.db, memberId, app.clock.now())
  const pictures = await storeLivePictures(app, files)
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const request = await openRequest(tx, memberId, now)
    if (!(await markSent(tx, { ...start, now }, request))) throw fail('verification.expired')
    await insertPictures(
      tx,
      pictures.map((picture) => ({ ...picture, verification_id })),
    )
  })
}

/**
 * The mail names only the case, not the member.
 * @throws verification.no_photo, verification.verified, verification.waiting, request.too_many
 */
export async function requestCall(app: App, memberId: string): Promise<void> {
  await requireStart(app.db, memberId, app.clock.now())
  const wait = await tryConsume(app.db, `verification-calls ${memberId}`, CALLS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).askedOften, wait)
  const now = app.clock.now()
  await transaction(app, async (tx) => {
    const request = await openRequest(tx, memberId, now)
    if (!(await insertCall(tx, memberId, { ...request, now }))) throw fail('verification.waiting')
  })
  await app.mail.send({
    to: app.config.operatorEmail,
    subject: 'A member asks for a verification call',
    text: `Somebody asks to be verified in a video call. A moderator arranges it at ${app.config.publicUrl}/staff/verification; after the call, two moderators decide there.`,
  })
}

export async function withdrawVerification(
  app: App,
  memberId: string,
  what: 'request' | 'badge',
): Promise<void> {
  await withdraw(app.db, memberId, what, app.clock.now())
  await removePictures(app)
}

/** Once per pair. @throws request.not_found without a match, request.too_many */
export async function askToVerify(app: App, viewerId: string, askedId: string): Promise<void> {
  if (!(await isMatch(app.db, viewerId, askedId))) throw fail('request.not_found')
  const wait = await tryConsume(app.db, `verification-asks ${viewerId}`, ASKS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).askedMany, wait)
  await transaction(app, async (tx) => {
    const isNew = await insertAsk(tx, viewerId, askedId, app.clock.now())
    if (isNew) await emit(tx, 'verification.asked', { asker_id: viewerId, asked_id: askedId })
  })
}
