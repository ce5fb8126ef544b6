import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { assert, asyncProperty, boolean, constantFrom, array as listOf, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { type Picture, readPicture } from './intake.ts'
import { anApprovedPhoto, type PhotoClient, photoServer } from './testing/photos-server.ts'
import { aJpeg } from './testing/pictures.ts'

let server: Awaited<ReturnType<typeof photoServer>>
let picture: Picture
beforeAll(async () => {
  server = await photoServer()
  picture = await readPicture(await aJpeg(800, 1_000))
})
afterAll(() => server.close())

const DAY = 86_400_000
const VIEWERS = 3
const settings = record({
  photo_blur: boolean(),
  photo_blur_for: constantFrom('non_members', 'everybody'),
  profile_visibility: constantFrom('everyone', 'everyone', 'matches'),
})
const ACTS = [
  'like',
  'match',
  'unmatch',
  'block',
  'unblock',
  'join',
  'leave',
  'grant',
  'grant',
  'revoke',
] as const
type Act = (typeof ACTS)[number]
const steps = listOf(
  oneof(settings, settings, record({ act: constantFrom(...ACTS), to: nat(VIEWERS - 1) })),
  { minLength: 5, maxLength: 25 },
)

interface ViewerRelation {
  id: string
  client: PhotoClient
  likes: boolean
  match: 'none' | 'active' | 'ended'
  match_id: string
  blocked: boolean
  is_member: boolean
  granted: boolean
  /** All links that this viewer ever received. */
  links: Set<string>
}

async function createGrantsWorld() {
  const { app } = server
  const amara = await aMember(app)
  const asAmara = await server.as(amara)
  await anApprovedPhoto(app, amara, picture)
  await anApprovedPhoto(app, amara, picture)
  const viewers = await Promise.all(
    Array.from({ length: VIEWERS }, async (): Promise<ViewerRelation> => {
      const id = await aMan(app)
      const none = {
        likes: false,
        match: 'none',
        match_id: '',
        blocked: false,
        is_member: false,
        granted: false,
      } as const
      return { ...none, id, client: await server.as(id), links: new Set() }
    }),
  )
  const rule = { photo_blur: false, photo_blur_for: 'non_members', profile_visibility: 'everyone' }

  const acts: Record<Act, (viewer: ViewerRelation) => Promise<unknown>> = {
    async like(viewer) {
      if (viewer.likes || viewer.match !== 'none' || viewer.blocked) return
      viewer.likes = true
      const created_at = new Date(server.clock.now().getTime() - DAY)
      await app.db.insertInto('likes').values({ from_id: viewer.id, to_id: amara, created_at }).execute()
    },
    async match(viewer) {
      if (viewer.likes || viewer.match !== 'none' || viewer.blocked) return
      viewer.match = 'active'
      viewer.match_id = await aMatch(app, amara, viewer.id)
    },
    async unmatch(viewer) {
      if (viewer.match !== 'active') return
      part(viewer)
      await viewer.client.post('unmatch', { match_id: viewer.match_id })
    },
    async block(viewer) {
      if (viewer.blocked) return
      part(viewer)
      viewer.blocked = true
      await asAmara.post('block-member', { user_id: viewer.id })
    },
    async unblock(viewer) {
      viewer.blocked = false
      await asAmara.post('unblock-member', { user_id: viewer.id })
    },
    join: (viewer) => membership(viewer, true),
    leave: (viewer) => membership(viewer, false),
    async grant(viewer) {
      const may = !viewer.blocked && (viewer.match === 'active' || viewer.likes)
      viewer.granted ||= may
      expect((await asAmara.post('grant-photos', { user_id: viewer.id })).status).toBe(may ? 200 : 404)
    },
    async revoke(viewer) {
      viewer.granted = false
      await asAmara.post('revoke-photos', { user_id: viewer.id })
    },
  }

  function part(viewer: ViewerRelation) {
    if (viewer.match === 'active') viewer.match = 'ended'
    viewer.likes = false
    viewer.granted = false
  }

  async function membership(viewer: ViewerRelation, is_member: boolean) {
    viewer.is_member = is_member
    const ends_at = new Date(server.clock.now().getTime() + (is_member ? DAY : -1_000))
    await app.db
      .insertInto('memberships')
      .values({ user_id: viewer.id, tier: 'easy', ends_at })
      .onConflict((same) => same.column('user_id').doUpdateSet({ ends_at }))
      .execute()
  }

  return {
    viewers,
    async take(step: typeof rule | { act: Act; to: number }) {
      if ('act' in step) return acts[step.act](viewers[step.to]!)
      Object.assign(rule, step)
      return app.db.updateTable('settings').set(step).where('user_id', '=', amara).execute()
    },
    /** What the viewer may see now, by section 4.3 of the access matrix. */
    allowedView({ match, blocked, is_member, granted }: ViewerRelation): 'clear' | 'blurred' | 'nothing' {
      if (blocked || (rule.profile_visibility === 'matches' && match !== 'active')) return 'nothing'
      if (!rule.photo_blur) return 'clear'
      if (rule.photo_blur_for === 'everybody') return granted ? 'clear' : 'blurred'
      return match === 'active' || is_member ? 'clear' : 'blurred'
    },
    async photosFor(viewer: ViewerRelation) {
      const { body } = await viewer.client.post('get-user-photos', { user_id: amara })
      return (body as { data?: ViewedPhoto[] }).data ?? []
    },
  }
}

const linksOf = ({ signed_url, srcset }: ViewedPhoto) => [
  signed_url,
  ...srcset.split(', ').map((source) => source.split(' ')[0]!),
]
/** The first and the last width, since all widths follow the same rule. */
const someLinksOf = (photo: ViewedPhoto) => [linksOf(photo)[0]!, linksOf(photo).at(-1)!]
const isBlurred = (link: string) => link.includes('/blur?')

test('every issued link opens, and no old link opens more than a new one', async () => {
  const seen = { clear: 0, blurred: 0, nothing: 0 }
  await assert(
    asyncProperty(steps, async (taken) => {
      const world = await createGrantsWorld()
      for (const step of taken) {
        await world.take(step)
        for (const viewer of world.viewers) {
          const allowedView = world.allowedView(viewer)
          seen[allowedView] += 1
          const photos = await world.photosFor(viewer)
          expect(photos.map(({ blurred }) => blurred)).toEqual(
            allowedView === 'nothing' ? [] : [allowedView === 'blurred', allowedView === 'blurred'],
          )
          const handed = photos.flatMap(linksOf)
          expect(handed.every((link) => isBlurred(link) === (allowedView === 'blurred'))).toBe(true)
          for (const link of photos.flatMap(someLinksOf)) viewer.links.add(link)
          for (const link of viewer.links) {
            const opens = allowedView === 'clear' || (allowedView === 'blurred' && isBlurred(link))
            expect((await viewer.client.fetch(link)).statusCode, link).toBe(opens ? 200 : 404)
          }
        }
      }
    }),
    { numRuns: 12, seed: 77 },
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
})
