import type { Client, TestApp } from './app.ts'
import { aBlock, aMan, aMatch, aMember } from './members.ts'
import { aStaffMember } from './staff.ts'

export interface Relation {
  id: string
  matchId: string | null
}

/** The actors of docs/access-matrix.md, section 1: one member at the centre and a pair for each relation. */
export interface Relations {
  me: Client & { id: string }
  visitor: Client
  unconfirmed: Client & { id: string }
  deactivatedCaller: Client & { id: string }
  other: Relation
  matched: Relation
  /**
   * A member whom `me` blocked and one who blocked `me`, each once with and once without an old match.
   */
  blocked: Relation[]
  deactivated: Relation
  moderator: Client
  admin: Client
}

export async function relations(test: TestApp): Promise<Relations> {
  const { app, visitor } = test
  const signedIn = async (id: string) => ({ ...(await test.as(id)), id })
  const me = await aMember(app)
  const unconfirmed = await aMan(app, { user: { email_verified: false } })
  const deactivated = await aMan(app)
  const oldToken = await signedIn(deactivated)
  const matched = await aMan(app)
  const relation = async (matchedBefore: boolean): Promise<Relation> => {
    const id = await aMan(app)
    return { id, matchId: matchedBefore ? await aMatch(app, me, id) : null }
  }
  const blocked = [await relation(false), await relation(true), await relation(false), await relation(true)]
  for (const [i, { id }] of blocked.entries()) await (i < 2 ? aBlock(app, me, id) : aBlock(app, id, me))
  const matchWithDeactivated = await aMatch(app, me, deactivated)
  await app.db
    .updateTable('users')
    .set({ deactivated_at: new Date() })
    .where('id', '=', deactivated)
    .execute()
  return {
    me: await signedIn(me),
    visitor,
    unconfirmed: await signedIn(unconfirmed),
    deactivatedCaller: oldToken,
    other: await relation(false),
    matched: { id: matched, matchId: await aMatch(app, me, matched) },
    blocked,
    deactivated: { id: deactivated, matchId: matchWithDeactivated },
    moderator: await test.asStaff((await aStaffMember(app)).id),
    admin: await test.asStaff((await aStaffMember(app, { role: 'admin' })).id),
  }
}
