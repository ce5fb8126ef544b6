import { STRIKES, type Step } from '@ndoa/contract/trust/decision-rules'
import {
  assert,
  asyncProperty,
  constantFrom,
  array as listOf,
  nat,
  oneof,
  record,
  subarray,
} from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../../../../../test/members.ts'
import { strikesAndProofOf } from '../decide/decide.queries.ts'
import { type DecisionServer, type Desk, decisionServer } from '../testing/decision-server.ts'

// After any decisions about a member are lifted in any order, exactly the remaining ones apply.

let s: DecisionServer
let ife: Desk
let senior: Desk
let second: Desk
beforeAll(async () => {
  s = await decisionServer()
  ife = await s.aDesk({ is_senior: true })
  senior = await s.aDesk({ is_senior: true })
  second = await s.aDesk({ is_senior: true })
})
afterAll(() => s.close())

const THINGS = ['photo', 'message', 'bio'] as const
type RemovableContent = (typeof THINGS)[number]
interface Standing {
  id: string
  step: Step
  things: readonly RemovableContent[]
}
const DAYS: Partial<Record<Step, number>> = { slowed: 2, suspended: 7 }
const BIO = 'I like football.'

async function createLiftingWorld() {
  const world = await s.aReportedMember({ people: 1 })
  const { db } = s.app
  await db.updateTable('profiles').set({ bio: BIO }).where('user_id', '=', world.kofiId).execute()
  const photo = await aPhoto(s.app, world.kofiId)
  const message = world.messageIds[0]!
  const read = (id: string) =>
    db.selectFrom('messages').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  const words = (await read(message)).content
  const content = (things: readonly RemovableContent[]) => ({
    photo_ids: things.includes('photo') ? [photo] : [],
    message_ids: things.includes('message') ? [message] : [],
    bio: things.includes('bio'),
  })
  let isReported = true

  async function decide(step: Step, things: readonly RemovableContent[]): Promise<Standing> {
    if (!isReported) await s.report(world.amara, world.kofiId)
    isReported = false
    const days = DAYS[step]
    const body = { step, ...(days && { days }), content: content(things) }
    const id = await s.decided(ife, await s.caseAbout(world.kofiId), body)
    if (step === 'banned') {
      await s.lease(await s.caseAbout(world.kofiId, 'ban'), senior)
      expect((await s.post(senior, 'confirm-ban', { decision_id: id })).status).toBe(200)
    }
    return { id, step, things }
  }

  async function lift({ id }: Standing) {
    const { id: statement_id } = await db
      .selectFrom('statements')
      .select('id')
      .where('decision_id', '=', id)
      .executeTakeFirstOrThrow()
    const appealed = await world.kofi.post('/functions/v1/appeal-statement', {
      statement_id,
      text: 'Not me.',
    })
    expect(appealed.status).toBe(200)
    const appeal = await db
      .selectFrom('appeals')
      .select(['id', 'case_id'])
      .where('decision_id', '=', id)
      .executeTakeFirstOrThrow()
    await s.lease(appeal.case_id, second)
    const body = { appeal_id: appeal.id, outcome: 'lifted', note: 'It was not.' }
    expect((await s.post(second, 'decide-appeal', body)).status).toBe(200)
  }

  async function seen() {
    const { status } = await db
      .selectFrom('profile_photos')
      .select('status')
      .where('id', '=', photo)
      .executeTakeFirstOrThrow()
    const { bio } = await db
      .selectFrom('profiles')
      .select('bio')
      .where('user_id', '=', world.kofiId)
      .executeTakeFirstOrThrow()
    const { suspended_at } = await s.user(world.kofiId)
    return {
      photo: status === 'approved',
      message: (await read(message)).content === words,
      bio: bio === BIO,
      isSuspended: suspended_at !== null,
      strikes: (await strikesAndProofOf(db, world.caseId, s.clock.now())).strikes,
    }
  }
  const banned = async () =>
    (await db.selectFrom('bans').select('id').where('member_id', '=', world.kofiId).execute()).length

  return { decide, lift, seen, banned }
}

const actions = listOf(
  oneof(
    record({
      step: constantFrom<Step>('content_removed', 'slowed', 'suspended', 'banned'),
      things: subarray([...THINGS], { minLength: 1 }),
    }),
    record({ lifts: nat(3) }),
  ),
  { minLength: 4, maxLength: 8 },
)

test('only standing decisions apply after any order of lifting, and the original state returns at the end', async () => {
  await assert(
    asyncProperty(actions, async (given) => {
      s.clock.set(new Date())
      const world = await createLiftingWorld()
      let standing: Standing[] = []
      const check = async () => {
        const holds = (thing: RemovableContent) => standing.some(({ things }) => things.includes(thing))
        expect(await world.seen()).toEqual({
          photo: !holds('photo'),
          message: !holds('message'),
          bio: !holds('bio'),
          isSuspended: standing.some(({ step }) => step === 'suspended' || step === 'banned'),
          strikes: standing.reduce((sum, { step }) => sum + STRIKES[step], 0),
        })
        const isBanned = standing.some(({ step }) => step === 'banned')
        await expect.poll(world.banned).toBe(isBanned ? 1 : 0)
      }
      const lift = async (decision: Standing) => {
        await world.lift(decision)
        standing = standing.filter((one) => one !== decision)
        await check()
      }
      for (const action of given) {
        if ('step' in action) {
          standing.push(await world.decide(action.step, action.things))
          await check()
        } else {
          const decision = standing[action.lifts % Math.max(standing.length, 1)]
          if (decision) await lift(decision)
        }
      }
      for (const decision of standing) await lift(decision)
    }),
    { numRuns: 12 },
  )
})
