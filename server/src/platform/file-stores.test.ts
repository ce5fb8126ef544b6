import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../test/s3.ts'
import { readConfig } from './config.ts'
import {
  checkStore,
  type FileStore,
  fileStoresOf,
  storageConfig,
  storageConfigFaults,
  storageOf,
} from './file-stores.ts'
import { isMissingFile, StorageUnavailable } from './storage.ts'

let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndoa-files-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const storesWith = (environment: Record<string, string>) =>
  fileStoresOf({ ...readConfig(storageConfig, environment), DATA_DIR: folder })
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error,
  )
const text = (words: string) => Buffer.from(words)

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let store: FileStore
  beforeAll(() => {
    store = storesWith(kind === 's3' ? s3.environment : {}).current
    expect(store.kind).toBe(kind)
  })
  const read = async (key: string) => Buffer.from(await store.get(key)).toString()

  test('a file is read byte for byte as it was written', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256))
    await store.put('photos/one/w640.webp', bytes)
    expect(bytes.equals(await store.get('photos/one/w640.webp'))).toBe(true)
    expect(await checkStore(store)).toBeNull()
  })

  test('an empty file exists', async () => {
    await store.put('photos/empty/blur.webp', text(''))
    expect(await read('photos/empty/blur.webp')).toBe('')
  })

  test('a file written again has the later bytes', async () => {
    await store.put('exports/two.zip', text('before'))
    await store.put('exports/two.zip', text('after'))
    expect(await read('exports/two.zip')).toBe('after')
  })

  test('a missing file differs from a silent store', async () => {
    const error = await failureOf(store.get('photos/none/w640.webp'))
    expect(error).not.toBeInstanceOf(StorageUnavailable)
    expect(isMissingFile(error)).toBe(true)
  })

  test('deleted files are gone, others stay, and deleting a missing file succeeds', async () => {
    await Promise.all(['evidence/a', 'evidence/b', 'evidence/c'].map((key) => store.put(key, text(key))))
    await store.delete(['evidence/a', 'evidence/never', 'evidence/b'])
    await store.delete(['evidence/a'])
    for (const key of ['evidence/a', 'evidence/b'])
      expect(isMissingFile(await failureOf(store.get(key)))).toBe(true)
    expect(await read('evidence/c')).toBe('evidence/c')
  })

  test('all files are listed by key', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => `listed/${at}/w320.webp`)
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, text(key))))
    const listed: string[] = []
    for await (const key of store.list()) if (key.startsWith('listed/')) listed.push(key)
    expect(listed.sort()).toEqual(keys.sort())
    for (let at = 0; at < keys.length; at += 50) await store.delete(keys.slice(at, at + 50))
    for await (const key of store.list()) expect(key).not.toMatch(/^listed/)
  })
})

test('an empty disk has no files', async () => {
  const { current } = fileStoresOf({ ...readConfig(storageConfig, {}), DATA_DIR: join(folder, 'nowhere') })
  for await (const key of current.list()) expect.fail(key)
})

test('a wrong secret, a missing bucket and an absent store do not count as missing files', async () => {
  for (const wrong of [
    { S3_SECRET_KEY: 'wrong' },
    { S3_BUCKET: 'nowhere' },
    { S3_ENDPOINT: 'http://127.0.0.1:9' },
  ]) {
    const store = storesWith({ ...s3.environment, ...wrong }).current
    for (const attempt of [
      () => store.get('one'),
      () => store.put('one', text('')),
      () => store.delete(['one']),
    ])
      expect(await failureOf(attempt())).toBeInstanceOf(StorageUnavailable)
    expect(await checkStore(store)).toMatch(/^s3 storage failed to put a file: /)
  }
})

test('during a migration files are read and deleted in both places, and new ones go to the current one', async () => {
  const stores = storesWith(s3.environment)
  const storage = storageOf(stores)
  const { current, former } = stores
  expect([current.kind, former?.kind]).toEqual(['s3', 'disk'])
  await former?.put('photos/old', text('old'))
  await storage.put('photos/new', text('new'))
  expect(Buffer.from(await storage.get('photos/old')).toString()).toBe('old')
  expect(Buffer.from(await current.get('photos/new')).toString()).toBe('new')
  await storage.delete(['photos/old', 'photos/new'])
  for (const key of ['photos/old', 'photos/new'])
    expect(isMissingFile(await failureOf(storage.get(key)))).toBe(true)
})

test('with FILES=disk new files go to the disk, and those on S3 are still read', async () => {
  const stores = storesWith({ ...s3.environment, FILES: 'disk' })
  await stores.former?.put('photos/there', text('there'))
  const storage = storageOf(stores)
  expect(Buffer.from(await storage.get('photos/there')).toString()).toBe('there')
  await storage.put('photos/here', text('here'))
  expect(Buffer.from(await stores.current.get('photos/here')).toString()).toBe('here')
  expect(stores.current.kind).toBe('disk')
})

test('files on S3 require a bucket, a key and its secret', () => {
  const faults = (environment: Record<string, string>) =>
    storageConfigFaults(readConfig(storageConfig, environment))
  expect(faults({})).toEqual([])
  expect(faults(s3.environment)).toEqual([])
  expect(faults({ FILES: 's3' }).map((fault) => fault.split(' ')[0])).toEqual([
    'S3_BUCKET',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ])
  expect(faults({ ...s3.environment, S3_SECRET_KEY: '' })[0]).toMatch(/^S3_SECRET_KEY/)
})
