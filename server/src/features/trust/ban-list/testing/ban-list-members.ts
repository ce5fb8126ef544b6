import { expect } from 'vitest'
import type { TestApp } from '../../../../../test/app.ts'
import { aConfirmedBan } from '../../../../../test/confirmed-bans.ts'
import { aMan, aMember } from '../../../../../test/members.ts'
import { readOutbox } from '../../../../platform/development-outbox.queries.ts'
import { transaction } from '../../../../platform/outbox.ts'
import { readPicture, storePhoto } from '../../../dating/photos/index.ts'
import { approveIfWaiting } from '../../photo-review/index.ts'
import { addToBanList } from '../listed-bans.ts'
import { tracesOf } from '../traces.ts'

export const PASSWORD = 'Karibu-2026!'
export const BIO = `I am a quiet man from Kumasi who fixes radios, plays the kora badly and reads the newspaper aloud to
  his grandmother on Sundays. I am looking for somebody who laughs easily and who wants to build a house with a garden.`

const data = {
  full_name: 'Kwame Boateng',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}

export interface SignedUp {
  id: string
  cookies: Record<string, string>
  /** The safety cookie with its attributes. */
  safety: object | undefined
  user: Record<string, unknown>
}

/** Signs people up over HTTP; `cookies` are those that the browser kept from an earlier visit. */
export function browsersOf(t: TestApp) {
  async function send(url: string, payload: object, cookies: Record<string, string> = {}) {
    await t.app.db.deleteFrom('limit_uses').execute()
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await t.http.inject({ method: 'POST', url, payload, headers, cookies })
    expect(answer.statusCode, answer.body).toBe(200)
    const kept = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { body: answer.json(), cookies: { ...cookies, ...kept }, answer }
  }
  const signedUp = ({ body, cookies, answer }: Awaited<ReturnType<typeof send>>): SignedUp => ({
    id: body.data.user.id,
    cookies,
    safety: answer.cookies.find(({ name }) => name === 'ndoa.safety'),
    user: body.data.user,
  })
  return {
    send,
    async signUpByEmail(email: string, before: Record<string, string> = {}): Promise<SignedUp> {
      const signUp = await send('/auth/v1/sign-up/email', { email, password: PASSWORD, data }, before)
      const [sent] = await readOutbox(t.app.db)
      const code = /callback\?code=([\w-]+)/.exec(sent?.text ?? '')?.[1]
      return signedUp(await send('/auth/v1/exchange-code', { code, password: PASSWORD }, signUp.cookies))
    },
    async signUpByPhone(phone_number: string, before: Record<string, string> = {}): Promise<SignedUp> {
      const signUp = await send('/auth/v1/sign-up/phone', { phone_number, country_code: 'GH', data }, before)
      // A statement may be sent after the code, so the newest message need not contain the code.
      const sent = (await readOutbox(t.app.db)).find(({ code }) => code)
      return signedUp(await send('/auth/v1/verify-phone', { phone_number, code: sent?.code }, signUp.cookies))
    },
  }
}

export const isHidden = async ({ app }: TestApp, id: string): Promise<boolean> =>
  (await waitOf(app, id)) === 'hidden'

export async function waitOf(
  { db }: Pick<TestApp['app'], 'db'>,
  id: string,
): Promise<'free' | 'held' | 'hidden'> {
  const user = await db
    .selectFrom('users')
    .select(['held_since', 'hidden_since'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (user.hidden_since) return 'hidden'
  return user.held_since ? 'held' : 'free'
}

/** Confirms a ban and lists it as the listener does. @returns the decision's id */
export async function ban({ app }: TestApp, memberId: string): Promise<string> {
  const decisionId = await aConfirmedBan(app, memberId)
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', memberId)
    .execute()
  const traces = await tracesOf(app, memberId)
  await transaction(app, (tx) => addToBanList(app, tx, decisionId, traces))
  return decisionId
}

export const leave = async (t: TestApp, id: string): Promise<void> =>
  expect((await (await t.as(id)).post('/functions/v1/delete-account', {})).status).toBe(200)

export const aBannedMan = (t: TestApp, user: { email?: string; phone?: string }, bio: string | null = null) =>
  aMan(t.app, {
    user: { ...user, ...(user.phone && { phone_confirmed_at: new Date() }) },
    profile: { bio },
  })

/** Creates a woman whose suggestions would include the men above. */
export const aWoman = (t: TestApp) => aMember(t.app, { profile: { preferred_gender: 'Male' } })

export async function addPhoto(
  { app }: TestApp,
  memberId: string,
  bytes: Uint8Array,
  approved = true,
): Promise<string> {
  const id = await storePhoto(app, memberId, await readPicture(bytes))
  if (approved) await approveIfWaiting(app, id)
  return id
}
