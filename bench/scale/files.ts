import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import sharp from 'sharp'
import type { Person } from '../../server/src/app/servers/testing/page.ts'
import { startS3 } from '../../server/test/s3.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { filesVerdict, type Look } from './files-verdict.ts'
import { createPairs } from './people.ts'
import { inWorld, type Server, type World } from './world.ts'

interface Photo {
  id: string
  owner: Person
  link: string
  key: string
}

type Store = Awaited<ReturnType<typeof startS3>>

/** Seconds. */
const DELETION_TIMEOUT = 300

/** @param withMembers also deletes members, whose photos a job removes within a minute */
export async function files(withMembers: boolean): Promise<Figure[]> {
  const store = await startS3()
  try {
    return await inWorld({ environment: store.environment }, async (world) => {
      const photos = await uploadAll(world, store, withMembers ? 2 : 1)
      const before = await lookOnAllServers(world, photos)
      const deletedAt = performance.now()
      await deleteAll(world, photos)
      const gone = await untilGone(store, photos, deletedAt)
      const after = await lookOnAllServers(world, photos)
      const servers = world.servers.map(({ name }) => name)
      const verdict = filesVerdict({ servers, before, after, gone })
      return [
        atLeast('photos', verdict.photos, world.servers.length),
        atMost('not seen on some server', verdict.notSeen, 0),
        atMost('seen after deletion', verdict.stillSeen, 0),
        atMost('still in the store', verdict.stillStored, 0),
        atMost('bytes gone after', verdict.goneAfter, { aim: 60, floor: DELETION_TIMEOUT }, ' s'),
      ]
    })
  } finally {
    await store.close()
  }
}

/** @param each photos per server, each of a different owner */
async function uploadAll({ servers, database }: World, store: Store, each: number): Promise<Photo[]> {
  const owners = await createPairs(database, Math.ceil((servers.length * each) / 2))
  const photos: Photo[] = []
  for (let at = 0; at < servers.length * each; at++) {
    const [owner, server] = [owners[at], servers[at % servers.length]]
    if (owner && server) photos.push(await upload(owner, server, store))
  }
  return photos
}

async function upload(owner: Person, server: Server, store: Store): Promise<Photo> {
  const before = new Set(store.filesOf('photos').map(keyOf))
  const form = new FormData()
  form.set('file', new File([await aPicture()], 'me.jpg', { type: 'image/jpeg' }))
  const answer = await fetch(`${server.url}/functions/v1/upload-photo`, {
    method: 'POST',
    headers: headersOf(owner),
    body: form,
  })
  if (!answer.ok) throw new Error(`The photo was answered ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: OwnPhoto }
  const key = store
    .filesOf('photos')
    .map(keyOf)
    .find((one) => !before.has(one))
  if (!key) throw new Error('The store has no file of the photo.')
  const { pathname, search } = new URL(data.signed_url, server.url)
  return { id: data.id, owner, link: pathname + search, key }
}

const keyOf = (path: string) => path.split(/[/\\]/).at(-2) ?? path

const aPicture = async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: 640, height: 800, channels: 3 as const, background: '#7a5230', noise }
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

const lookOnAllServers = ({ servers }: World, photos: readonly Photo[]): Promise<Look[]> =>
  Promise.all(
    photos.flatMap(({ id, owner, link }) =>
      servers.map(async ({ name, url }) => {
        const answer = await fetch(url + link, { headers: headersOf(owner) })
        const hash = createHash('sha256').update(new Uint8Array(await answer.arrayBuffer()))
        return { photo: id, server: name, status: answer.status, hash: hash.digest('hex') }
      }),
    ),
  )

/** Owners delete the first photo of each server through another server; the others go with their owners' accounts. */
async function deleteAll({ servers, database }: World, photos: readonly Photo[]): Promise<void> {
  for (const [at, { id, owner }] of photos.entries()) {
    const other = servers[(at + 1) % servers.length]
    if (at >= servers.length) await database.query('delete from users where id = $1', [owner.id])
    else
      await fetch(`${other?.url}/functions/v1/delete-photo`, {
        method: 'DELETE',
        headers: { ...headersOf(owner), 'content-type': 'application/json' },
        body: JSON.stringify({ photo_id: id }),
      })
  }
}

/** @returns seconds by photo; null if files remained */
async function untilGone(store: Store, photos: readonly Photo[], since: number) {
  const gone: Record<string, number | null> = Object.fromEntries(photos.map(({ id }) => [id, null]))
  const isOver = () => performance.now() - since > DELETION_TIMEOUT * 1_000
  while (Object.values(gone).includes(null) && !isOver()) {
    for (const { id, key } of photos)
      if (gone[id] === null && store.filesOf(key).length === 0) gone[id] = (performance.now() - since) / 1_000
    await sleep(100)
  }
  return gone
}
