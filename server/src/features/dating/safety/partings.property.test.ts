import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { block, hide, like, profile, screensOf, unblock, unmatch, write } from './testing/safety-members.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

interface Person {
  id: string
  client: Client
}

/** The expected relation between two people, derived from their actions; ids belong to the person who acted. */
class Relation {
  likes = new Set<string>()
  hides = new Set<string>()
  blocks = new Set<string>()
  match: 'none' | 'active' | 'ended' = 'none'
  matchId = ''
  wrote = false

  async like(by: Person, to: Person) {
    const { status, body } = await like(by.client, by.id, to.id)
    expect(status).toBe(this.blocks.size > 0 ? 404 : 200)
    if (this.blocks.size > 0 || this.match !== 'none' || this.likes.has(by.id)) return
    this.likes.add(by.id)
    expect(body.data.is_matched).toBe(this.likes.size === 2)
    if (this.likes.size < 2) return
    this.match = 'active'
    this.matchId = body.data.match_id ?? ''
  }
  async write(by: Person) {
    const { status } = await write(by.client, this.matchId || crypto.randomUUID())
    expect(status).toBe(this.match === 'active' ? 200 : 404)
    this.wrote ||= status === 200
  }
  async hide(by: Person, to: Person, undo: boolean) {
    expect((await hide(by.client, to.id, undo)).status).toBe(this.blocks.size > 0 ? 404 : 200)
    if (this.blocks.size > 0) return
    if (undo) this.hides.delete(by.id)
    else if (this.match !== 'active') this.hides.add(by.id)
  }
  async block(by: Person, to: Person) {
    expect((await block(by.client, to.id)).status).toBe(200)
    if (this.blocks.has(by.id)) return
    this.blocks.add(by.id)
    this.part()
  }
  async unblock(by: Person, to: Person) {
    expect((await unblock(by.client, to.id)).status).toBe(
      this.blocks.has(to.id) && !this.blocks.has(by.id) ? 404 : 200,
    )
    this.blocks.delete(by.id)
  }
  async unmatch(by: Person) {
    const { status } = await unmatch(by.client, this.matchId || crypto.randomUUID())
    expect(status).toBe(this.match === 'active' ? 200 : 404)
    if (this.match === 'active') this.part()
  }
  private part() {
    this.likes.clear()
    if (this.match === 'active') this.match = 'ended'
  }

  shows(viewer: Person, other: Person) {
    const reaches = this.blocks.size === 0
    return {
      profile: reaches,
      suggestions:
        reaches && this.match === 'none' && !this.hides.has(viewer.id) && !this.likes.has(viewer.id),
      likes: reaches && this.match === 'none' && this.likes.has(other.id) && !this.hides.has(viewer.id),
      matches: this.match === 'active',
      conversations: this.match === 'active' && this.wrote,
    }
  }
}

/** Generates numbers from 0 to below 1, the same in every run (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('for 200 pairs and any actions, every screen shows exactly the permitted members', async () => {
  const random = numbersFrom(43)
  const person = async (id: string): Promise<Person> => ({ id, client: await t.as(id) })
  const women = await Promise.all(Array.from({ length: 10 }, async () => person(await aMember(t.app))))
  const men = await Promise.all(Array.from({ length: 20 }, async () => person(await aMan(t.app))))
  const relations = new Map(women.map((she) => [she.id, new Map(men.map((he) => [he.id, new Relation()]))]))
  const STEPS = [
    'like',
    'like',
    'like',
    'write',
    'write',
    'hide',
    'undo',
    'block',
    'unblock',
    'unmatch',
  ] as const
  for (const she of women)
    for (const he of men) {
      const relation = relations.get(she.id)!.get(he.id)!
      for (let left = Math.floor(random() * 9); left > 0; left--) {
        const [by, to] = random() < 0.5 ? [she, he] : [he, she]
        const step = STEPS[Math.floor(random() * STEPS.length)]!
        if (step === 'hide' || step === 'undo') await relation.hide(by, to, step === 'undo')
        else await relation[step](by, to)
      }
    }
  t.clock.forward(LIKE_UNDO_MS)
  const all = [...relations.values()].flatMap((of) => [...of.values()])
  for (const match of ['none', 'active', 'ended'] as const)
    expect(all.filter((relation) => relation.match === match).length, match).toBeGreaterThan(5)
  expect(all.filter(({ blocks }) => blocks.size > 0).length).toBeGreaterThan(20)

  for (const [viewers, others] of [
    [women, men],
    [men, women],
  ] as const)
    for (const viewer of viewers) {
      const due = others.map((other) => {
        const relation = (relations.get(viewer.id)?.get(other.id) ?? relations.get(other.id)?.get(viewer.id))!
        return { id: other.id, ...relation.shows(viewer, other) }
      })
      const idsWhere = (name: 'suggestions' | 'likes' | 'matches' | 'conversations' | 'profile') =>
        due.flatMap(({ id, [name]: isDue }) => (isDue ? id : [])).sort()
      const { badges, notifications, ...lists } = await screensOf(viewer.client, viewer.id)
      expect(lists).toEqual({
        suggestions: idsWhere('suggestions'),
        likes: idsWhere('likes'),
        matches: idsWhere('matches'),
        conversations: idsWhere('conversations'),
      })
      expect(badges.likes).toBe(lists.likes.length)
      for (const id of notifications) expect([...lists.likes, ...lists.matches]).toContain(id)
      const opened: string[] = []
      for (const { id } of others) if ((await profile(viewer.client, id)).status === 200) opened.push(id)
      expect(opened.sort()).toEqual(idsWhere('profile'))
    }
}, 240_000)
