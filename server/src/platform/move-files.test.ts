import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startS3 } from '../../test/s3.ts'
import { readConfig } from './config.ts'
import { type FileStore, type FileStores, fileStoresOf, storageConfig, storageOf } from './file-stores.ts'
import { moveFiles } from './move-files.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
let disk: FileStore
let bucket: FileStore
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndoa-move-'))
  s3 = await startS3()
  const stores = storesWith({})
  bucket = stores.current
  disk = stores.former as FileStore
})
afterEach(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const storesWith = (environment: Record<string, string>): FileStores =>
  fileStoresOf({ ...readConfig(storageConfig, { ...s3.environment, ...environment }), DATA_DIR: folder })
const journal = () => join(folder, 'move-files.json')
const move = (stores: FileStores) => moveFiles(stores, journal())
const keysOf = async (store: FileStore) => (await Array.fromAsync(store.list())).sort()
const KEYS = Array.from({ length: 70 }, (_, at) => `photos/${String(at).padStart(2, '0')}/w640.webp`)
const fill = (store: FileStore) =>
  Promise.all(KEYS.map((key) => store.put(key, Buffer.from(`picture ${key}`))))
const holds = async (store: FileStore, keys = KEYS) => {
  expect(await keysOf(store)).toEqual(keys)
  for (const key of keys) expect(Buffer.from(await store.get(key)).toString()).toBe(`picture ${key}`)
}

test('all files move to S3 and back, each byte of them', async () => {
  await fill(disk)
  expect(await move(storesWith({}))).toMatchObject({ moved: 70, deleted: 0 })
  await holds(bucket)
  expect(await keysOf(disk)).toEqual([])
  expect(await move(storesWith({ FILES: 'disk' }))).toMatchObject({ moved: 70 })
  await holds(disk)
  expect(await keysOf(bucket)).toEqual([])
  expect(existsSync(journal())).toBe(false)
})

test('a run that ends in the middle loses nothing, and the next one continues', async () => {
  await fill(disk)
  let left = 40
  const failing = {
    current: { ...bucket, put: (key: string, bytes: Uint8Array) => put(key, bytes) },
    former: disk,
  }
  const put = async (key: string, bytes: Uint8Array) => {
    if (left-- <= 0) throw new Error('the store is full')
    await bucket.put(key, bytes)
  }
  await expect(move(failing)).rejects.toThrow('the store is full')
  const storage = storageOf(storesWith({}))
  for (const key of KEYS) expect(Buffer.from(await storage.get(key)).toString()).toBe(`picture ${key}`)
  expect((await keysOf(bucket)).length).toBeGreaterThanOrEqual(40)
  await move(storesWith({}))
  await holds(bucket)
  expect(await keysOf(disk)).toEqual([])
})

test('what a member deletes while it is moved is gone from both places', async () => {
  await fill(disk)
  const storage = storageOf(storesWith({}))
  const meanwhile = {
    former: disk,
    current: {
      ...bucket,
      put: async (key: string, bytes: Uint8Array) => {
        if (key === KEYS[3]) await storage.delete([key]) // read already, not yet written
        await bucket.put(key, bytes)
        if (key === KEYS[5]) await storage.delete([key])
      },
    },
  }
  expect(await move(meanwhile)).toMatchObject({ moved: 68, deleted: 2 })
  await holds(
    bucket,
    KEYS.filter((key) => key !== KEYS[3] && key !== KEYS[5]),
  )
})

test('a copy whose file was deleted after the run had died is deleted by the next run', async () => {
  await fill(disk)
  const [deleted = '', moved = ''] = KEYS
  await bucket.put(deleted, Buffer.from(`picture ${deleted}`))
  writeFileSync(journal(), JSON.stringify({ step: 'copying', keys: [deleted, moved] }))
  await disk.delete([deleted])
  await move(storesWith({}))
  await holds(
    bucket,
    KEYS.filter((key) => key !== deleted),
  )
})

test('a run that died while it removed what it had copied keeps the copies', async () => {
  await fill(disk)
  const [removed = ''] = KEYS
  await bucket.put(removed, Buffer.from(`picture ${removed}`))
  writeFileSync(journal(), JSON.stringify({ step: 'removing', keys: KEYS.slice(0, 32) }))
  await disk.delete([removed])
  await move(storesWith({}))
  await holds(bucket)
})

test('a file stays where it is when its copy differs', async () => {
  await fill(disk)
  await bucket.put(KEYS[0] ?? '', Buffer.from('damaged'))
  await expect(move(storesWith({}))).rejects.toThrow('hold different files')
  await holds(disk)
})
