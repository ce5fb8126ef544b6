import { randomUUID } from 'node:crypto'
import { opendir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { GetBucketVersioningCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import * as z from 'zod'
import { optionalText, setting, type ValuesOf } from './config.ts'
import { counter } from './metrics.ts'
import { isMissingFile, type Storage, StorageUnavailable } from './storage.ts'

export const storageConfig = {
  FILES: setting(
    z.preprocess((text) => text || undefined, z.enum(['disk', 's3']).optional()),
    'where new files are kept: disk or s3; unset: s3 with S3_BUCKET, else disk',
  ),
  S3_BUCKET: setting(optionalText, 'bucket of photos and other files, without versions; unset: no S3'),
  S3_ENDPOINT: setting(
    z.preprocess((text) => text || undefined, z.url({ protocol: /^https?$/ }).optional()),
    'address of the S3 store; unset: that of AWS for the region',
  ),
  S3_REGION: setting(
    z.preprocess((text) => text || undefined, z.string().default('us-east-1')),
    'region of the bucket',
  ),
  S3_ACCESS_KEY: setting(optionalText, 'who we are to the S3 store'),
  S3_SECRET_KEY: setting(optionalText, 'secret of S3_ACCESS_KEY'),
}
export type StorageConfig = ValuesOf<typeof storageConfig>

export function storageConfigFaults({ FILES, ...config }: StorageConfig): string[] {
  if (config.S3_BUCKET === undefined && FILES !== 's3') return []
  return (['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    .filter((name) => !config[name])
    .map((name) => `${name} (${storageConfig[name].means}): must be set for files on S3`)
}

export interface FileStore extends Storage {
  kind: 'disk' | 's3'
  list(): AsyncIterable<string>
  fault(): Promise<string | null>
}

export interface FileStores {
  current: FileStore
  former: FileStore | null
}

export function fileStoresOf(config: StorageConfig & { DATA_DIR: string }): FileStores {
  const disk = diskStore(resolve(config.DATA_DIR, 'storage'))
  if (config.S3_BUCKET === undefined) return { current: disk, former: null }
  const s3 = s3Store({ ...config, S3_BUCKET: config.S3_BUCKET })
  return config.FILES === 'disk' ? { current: disk, former: s3 } : { current: s3, former: disk }
}

/**
 * Deletes from `former` first: while files are being moved (docs/running.md), a copied file that is missing there is known
 * to have been deleted.
 */
export function storageOf({ current, former }: FileStores): Storage {
  if (!former) return current
  return {
    put: (...given) => current.put(...given),
    async get(key) {
      for (const store of [current, former])
        try {
          return await store.get(key)
        } catch (error) {
          if (!isMissingFile(error)) throw error
        }
      return current.get(key)
    },
    async delete(keys) {
      await former.delete(keys)
      await current.delete(keys)
    },
  }
}

export function diskStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    kind: 'disk',
    // flydrive returns uninitialized process memory for an empty file, so this reads without it.
    ...guarded('disk', disk, (key) => readFile(join(folder, key))),
    async *list() {
      for await (const entry of await opendir(folder, { recursive: true }).catch(orNothing))
        if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    },
    fault: async () => null,
  }
}

const orNothing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return []
  throw error
}

export function s3Store(config: StorageConfig & { S3_BUCKET: string }): FileStore {
  const client = new S3Client({
    region: config.S3_REGION,
    // A self-hosted store has one host name, not one per bucket.
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: config.S3_ACCESS_KEY ?? '', secretAccessKey: config.S3_SECRET_KEY ?? '' },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })
  const driver = { client, bucket: config.S3_BUCKET, visibility: 'private', supportsACL: false } as const
  const disk = new Disk(new S3Driver(driver))
  return {
    kind: 's3',
    ...guarded('s3', disk, (key) => disk.getBytes(key)),
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: config.S3_BUCKET }))
        for (const { Key } of Contents) if (Key) yield Key
    },
    async fault() {
      const asked = new GetBucketVersioningCommand({ Bucket: config.S3_BUCKET })
      const { Status } = await client.send(asked).catch(() => ({ Status: undefined })) // not all stores support it
      return Status ? 'S3_BUCKET keeps versions: what members delete would not be gone' : null
    },
  }
}

const failures = counter('storage_failures_total', 'Files that a store did not take or hand out', [
  'store',
  'operation',
])

function guarded(store: FileStore['kind'], disk: Disk, read: Storage['get']): Storage {
  async function attempt<T>(operation: keyof Storage, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (isMissingFile(error)) throw error
      failures.inc({ store, operation })
      throw new StorageUnavailable(`${store} storage failed to ${operation} a file`, { cause: error })
    }
  }
  return {
    put: (key, bytes) => attempt('put', disk.put(key, bytes)),
    get: (key) => attempt('get', read(key)),
    async delete(keys) {
      const outcomes = await Promise.allSettled(keys.map((key) => attempt('delete', disk.delete(key))))
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}

export async function checkStore(store: FileStore): Promise<string | null> {
  const probe = `checks/${randomUUID()}`
  try {
    const bytes = Buffer.from('a file of our own')
    await store.put(probe, bytes)
    if (!bytes.equals(await store.get(probe)))
      return `${store.kind} storage hands out other bytes than it took`
    await store.delete([probe])
    return await store.fault()
  } catch (error) {
    const { message, cause } = error as Error
    return `${message}: ${reasonOf(cause)}`
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason given'
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
