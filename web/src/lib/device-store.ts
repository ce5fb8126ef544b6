import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DEVICE_STORE } from './storage.ts'

/** How long answers, drafts and photos are kept on the device; milliseconds. */
export const KEPT_FOR = 24 * 60 * 60 * 1000

/** An answer of the server, as the query cache holds it. */
export interface KeptAnswer {
  user_id: string
  /** The hash of the query's key. */
  name: string
  key: readonly unknown[]
  data: unknown
  loaded_at: number
}

/** A message that the server has not stored yet. */
export interface UnsentMessage {
  user_id: string
  match_id: string
  client_message_id: string
  content: string
  created_at: string
  /** Why the server does not take it; null while it waits. */
  refusal: { code: string; message: string } | null
}

/** A photo that the server has neither taken nor refused yet, as it is sent. */
export interface KeptUpload {
  user_id: string
  client_upload_id: string
  file: File
  chosen_at: number
  /** How often it was sent. */
  tries?: number
  /** It goes on only when the member says so. */
  failed?: boolean
}

interface Schema extends DBSchema {
  answers: { key: [userId: string, name: string]; value: KeptAnswer }
  // In the order in which they were written: the keys count upwards.
  unsent: { key: number; value: UnsentMessage; indexes: { by_id: string } }
  uploads: { key: string; value: KeptUpload }
}
export type DeviceStore = IDBPDatabase<Schema>

/** A frozen tab may hold it, and then it never opens; milliseconds. */
const OPENS_WITHIN = 3_000

let opened: Promise<DeviceStore> | undefined

/**
 * Does something with the database of this device.
 * @returns `otherwise` where there is no such storage, as in some private windows, or it does not open in time: everything
 * works without it
 */
export async function onDevice<T>(work: (store: DeviceStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, OPENS_WITHIN))
    const store = await Promise.race([opened, tooLate])
    return store ? await work(store) : otherwise
  } catch (error) {
    opened = undefined
    console.warn('Nothing can be kept on this device.', error)
    return otherwise
  }
}

const VERSION = 2

/** A newer version of this app, which was taken back, may have left a newer database: it is used as it is. */
function open(): Promise<DeviceStore> {
  return openAs(VERSION).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'VersionError') return openAs(undefined)
    throw error
  })
}

function openAs(version: number | undefined): Promise<DeviceStore> {
  return openDB<Schema>(DEVICE_STORE, version, {
    upgrade(store, before) {
      if (before < 1) {
        store.createObjectStore('answers', { keyPath: ['user_id', 'name'] })
        const unsent = store.createObjectStore('unsent', { autoIncrement: true })
        unsent.createIndex('by_id', 'client_message_id', { unique: true })
      }
      if (!store.objectStoreNames.contains('uploads'))
        store.createObjectStore('uploads', { keyPath: 'client_upload_id' })
    },
    // It is being deleted, because a member has signed out, or opened by a newer version of this app.
    blocking(_version, _next, { target }) {
      opened = undefined
      ;(target as IDBDatabase).close()
    },
    terminated: () => (opened = undefined),
  })
}

/** All records of a member in the answers. */
export const answersOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []])
