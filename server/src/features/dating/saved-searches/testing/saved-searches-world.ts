import type { SavedSearch, SavedSearches } from '@ndoa/contract/dating/saved-searches'
import type { Tier } from '@ndoa/contract/membership/membership-rules'
import type { Client, TestApp } from '../../../../../test/app.ts'
import { aMember, type MemberTraits } from '../../../../../test/members.ts'
import { alertMembers } from '../alerts.ts'

export interface Searcher extends Client {
  id: string
}

/** A member who looks for men, with a membership in the given tier. */
export async function aSearcher(
  t: TestApp,
  tier: Tier | null = 'premium',
  traits: MemberTraits = {},
): Promise<Searcher> {
  const id = await aMember(t.app, traits)
  if (tier) await giveTier(t, id, tier)
  return { ...(await t.as(id)), id }
}

export async function giveTier(t: TestApp, user_id: string, tier: Tier, days = 30): Promise<void> {
  const ends_at = new Date(t.app.clock.now().getTime() + days * 86_400_000)
  await t.app.db.insertInto('memberships').values({ user_id, tier, ends_at }).execute()
}

export const save = (by: Client, filters: object = {}, name = 'In Ghana') =>
  by.post<{ data: SavedSearch; error?: string }>('/functions/v1/save-search', { name, filters })

/** @returns the saved search's id */
export async function saved(by: Client, filters: object = {}, name = 'In Ghana'): Promise<string> {
  const { body, text } = await save(by, filters, name)
  if (!body.data?.id) throw new Error(text)
  return body.data.id
}

export const change = (by: Client, search_id: string, changed: object) =>
  by.post<{ data: SavedSearch; error?: string }>('/functions/v1/update-saved-search', {
    search_id,
    ...changed,
  })

export const listOf = async (by: Client): Promise<SavedSearches> =>
  (await by.get<{ data: SavedSearches }>('/functions/v1/get-saved-searches')).body.data

/** Advances the clock and searches for new members. */
export async function afterHours(t: TestApp, hours: number): Promise<void> {
  t.clock.forward(hours * 3_600_000)
  await alertMembers(t.app)
}

/** @returns the ids of all members in the alerts sent to `userId` */
export async function notifiedFinds(t: TestApp, userId: string): Promise<string[]> {
  const rows = await t.app.db
    .selectFrom('saved_search_finds as f')
    .innerJoin('saved_searches as s', 's.id', 'f.search_id')
    .select('f.member_id')
    .where('s.user_id', '=', userId)
    .where('f.told_at', 'is not', null)
    .execute()
  return rows.map(({ member_id }) => member_id)
}
