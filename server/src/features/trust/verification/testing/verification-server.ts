import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Challenge, OwnVerification } from '@ndoa/contract/trust/verification'
import sharp from 'sharp'
import { type Client, testApp } from '../../../../../test/app.ts'
import { aConfirmedBan, liftBan } from '../../../../../test/confirmed-bans.ts'
import { aMember, type MemberTraits } from '../../../../../test/members.ts'
import { aStaffMember } from '../../../../../test/staff.ts'
import { emit, transaction } from '../../../../platform/outbox.ts'
import { readPicture } from '../../../dating/photos/index.ts'
import { anApprovedPhoto } from '../../../dating/photos/testing/photos-server.ts'

const DAY = 86_400_000
const HEADERS = { 'sec-fetch-site': 'same-origin' }
interface Answer<T> {
  success: true
  data: T
}

/** Keeps its storage in a folder that tests can read. */
export async function verificationServer() {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-verification-'))
  const test = await testApp({ DATA_DIR: folder })
  return {
    ...test,
    /** @returns every stored file except photos, with path and content */
    keptFiles: () =>
      filesBelow(join(folder, 'storage'))
        .filter((path) => !path.includes('/photos/'))
        .map((path) => ({ path, bytes: readFileSync(path) })),
    async close() {
      await test.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type VerificationServer = Awaited<ReturnType<typeof verificationServer>>

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** A signed-in member with a visible main photo. */
export async function aMemberWithPhoto(t: VerificationServer, traits: MemberTraits = {}) {
  const id = await aMember(t.app, traits)
  const photo = await anotherPhoto(t, id)
  return { id, photo, client: await t.as(id) }
}
export type MemberWithPhoto = Awaited<ReturnType<typeof aMemberWithPhoto>>

export const anotherPhoto = async (t: VerificationServer, memberId: string) =>
  anApprovedPhoto(t.app, memberId, await readPicture(await aPicture()))

/** Noise, which compresses badly, with a location as in a photo from a phone. */
export const aPicture = (width = 240, height = 320): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8a5a3c',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .withExif({ IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg({ quality: 60 })
    .toBuffer()

export const start = (client: Client) =>
  client.post<Answer<Challenge>>('/functions/v1/start-verification').then(({ body }) => body.data)

/** Sends the three live pictures for a started verification, as the browser does. */
export async function send(
  client: Client,
  { verification_id }: Pick<Challenge, 'verification_id'>,
  pictures?: readonly Buffer[],
) {
  const form = new FormData()
  form.set('verification_id', verification_id)
  const parts = pictures ?? [await aPicture(), await aPicture(), await aPicture()]
  for (const [i, pose] of ['straight', 'turned', 'code'].entries())
    form.set(pose, new File([Buffer.from(parts[i] ?? [])], `${pose}.jpg`, { type: 'image/jpeg' }))
  const request = new Response(form)
  return client.send<Answer<OwnVerification>>(
    'POST',
    '/functions/v1/send-verification',
    Buffer.from(await request.arrayBuffer()),
    { 'content-type': request.headers.get('content-type') ?? '', ...HEADERS },
  )
}

export const stateOf = async (client: Client): Promise<OwnVerification> =>
  (await client.get<Answer<OwnVerification>>('/functions/v1/get-verification')).body.data

/** Sends live pictures. @returns the id of the waiting request */
export async function aRequest(t: VerificationServer, { id, client }: MemberWithPhoto): Promise<string> {
  const { status, text } = await send(client, await start(client))
  if (status !== 200) throw new Error(text)
  return requestOf(t, id)
}

export const requestOf = async ({ app }: VerificationServer, memberId: string): Promise<string> =>
  (
    await app.db
      .selectFrom('verifications')
      .select('id')
      .where('member_id', '=', memberId)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow()
  ).id

/** Moves an arranged call into the past. */
export const callTookPlace = (t: VerificationServer, verification_id: string, minutes = 30) =>
  t.app.db
    .updateTable('verifications')
    .set({
      call_at: new Date(t.clock.now().getTime() - minutes * 60_000),
      call_link: 'https://meet.example/abc',
    })
    .where('id', '=', verification_id)
    .execute()

export async function staffWith(t: VerificationServer, traits: Parameters<typeof aStaffMember>[1] = {}) {
  const { id } = await aStaffMember(t.app, traits)
  const client = await t.asStaff(id)
  const view = (verification_id: string) =>
    client.post('/functions/v1/view-verification', { verification_id })
  const decide = (decision: object) => client.post('/functions/v1/decide-verification', decision)
  return {
    id,
    client,
    queue: async () =>
      (
        await client.get<Answer<{ id: string; needs_senior: boolean }[]>>('/functions/v1/get-verifications')
      ).body.data.map((waiting) => waiting.id),
    view,
    decide,
    approve: async (verification_id: string) => {
      await view(verification_id)
      return decide({ verification_id, verdict: 'approve' })
    },
    reject: async (verification_id: string, reason = 'not_clear') => {
      await view(verification_id)
      return decide({ verification_id, verdict: 'reject', reason })
    },
  }
}

/** A verified member with two approvals. */
export async function aVerifiedMember(t: VerificationServer) {
  const member = await aMemberWithPhoto(t)
  const verification = await aRequest(t, member)
  for (const who of [await staffWith(t), await staffWith(t)]) await who.approve(verification)
  return { ...member, verification }
}

/** A request to renew a badge that expires in 25 days. @returns the request's id */
export async function aRenewal(t: VerificationServer, member: MemberWithPhoto): Promise<string> {
  await t.app.db
    .updateTable('verifications')
    .set({ valid_until: new Date(t.clock.now().getTime() + 25 * DAY) })
    .where('member_id', '=', member.id)
    .where('outcome', '=', 'approved')
    .execute()
  return aRequest(t, member)
}

export const withdraw = (client: Client, what: 'request' | 'badge') =>
  client.post('/functions/v1/withdraw-verification', { what })

export const isVerified = async ({ app }: VerificationServer, memberId: string): Promise<boolean> =>
  (
    await app.db
      .selectFrom('users')
      .select('verified_at')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
  ).verified_at !== null

/** A confirmed ban. @returns the decision's id */
export async function aBan(t: VerificationServer, memberId: string): Promise<string> {
  const id = await aConfirmedBan(t.app, memberId)
  await transaction(t.app, (tx) =>
    emit(tx, 'decision.applied', { decision_id: id, member_id: memberId, step: 'banned', reason: 'money' }),
  )
  return id
}

/** Lifts a decision; its listeners run a moment later. */
export async function lift(t: VerificationServer, decision_id: string, member_id: string): Promise<void> {
  await liftBan(t.app, decision_id)
  await transaction(t.app, (tx) => emit(tx, 'decision.lifted', { decision_id, member_id }))
}
