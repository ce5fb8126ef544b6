import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DEVICE_STORE } from './storage.ts'

/** Milliseconds that answers, drafts and photos stay on the device. */
export const DEVICE_DATA_TTL = 24 * 60 * 60 * 1000

export interface KeptAnswer {
  user_id: string
  name: string
  key: readonly unknown[]
  data: unknown
  loaded_at: number
}

export interface UnsentMessage {
  user_id: string
  match_id: string
  client_message_id: string
  content: string
  created_at: string
  /** Why the server refuses it; null while it waits. */
  refusal: { code: string; message: string } | null
}

export interface KeptUpload {
  user_id: string
  client_upload_id: string
  file: File
  chosen_at: number
  tries?: number
  /** Resumes only when the member asks for it. */
  failed?: boolean
}

interface Schema extends DBSchema {
  answers: { key: [userId: string, name: string]; value: KeptAnswer }
  // Ascending keys keep the order in which messages were written.
  unsent: { key: number; value: UnsentMessage; indexes: { by_id: string } }
  uploads: { key: string; value: KeptUpload }
}
export type DeviceStore = IDBPDatabase<Schema>

/** Milliseconds. A frozen tab may hold the database, which then never opens. */
const OPEN_TIMEOUT = 3_000

let opened: Promise<DeviceStore> | undefined

/**
 * @returns `otherwise` where the browser refuses databases, as in some private windows, or one does not open in time
 */
export async function onDevice<T>(work: (store: DeviceStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    opened ??= open()
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, OPEN_TIMEOUT))
    const store = await Promise.race([opened, tooLate])
    return store ? await work(store) : otherwise
  } catch (error) {
    opened = undefined
    console.warn('Nothing can be kept on this device.', error)
    return otherwise
  }
}

const VERSION = 2

/** A newer app version that was rolled back may have left a newer database, which is used as it is. */
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
    // Fires when a sign-out deletes the database or a newer app version opens it.
    blocking(_version, _next, { target }) {
      opened = undefined
      ;(target as IDBDatabase).close()
    },
    terminated: () => (opened = undefined),
  })
}

export const answersOf = (userId: string) => IDBKeyRange.bound([userId], [userId, []])
