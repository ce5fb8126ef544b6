import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import type { FileStore, FileStores } from './file-stores.ts'
import { isMissingFile } from './storage.ts'

const BATCH = 32

export interface Moved {
  moved: number
  bytes: number
  /** Deleted by their members while they were being moved. */
  deleted: number
}

/** Which files were being moved, and whether their copies were known to be whole: for the next run, should this one die. */
const Journal = z.object({ step: z.enum(['copying', 'removing']), keys: z.array(z.string()) })
type Journal = z.infer<typeof Journal>

/**
 * Moves all files from the former store to the current one, while servers read and delete in both. A file is deleted
 * from the former store when its copy was read back and has the same hash.
 *
 * A member may delete a file at any moment. Servers delete in the former store first, so a file that is not there any
 * more after it was copied is being deleted, and its copy goes, too. The journal lets the next run tell this from what
 * a run that died had moved. Only one run at a time: a second one would mistake moved files for deleted ones.
 * @param journal a file that lasts from run to run
 * @throws when a copy differs, or a store does not answer; a further run continues
 */
export async function moveFiles(
  { current, former }: FileStores,
  journal: string,
  onProgress: (moved: Moved) => void = () => {},
): Promise<Moved> {
  const total: Moved = { moved: 0, bytes: 0, deleted: 0 }
  if (!former) return total
  const stores = { current, former }
  await settle(stores, journal)
  for await (const keys of inBatches(former.list())) {
    await note(journal, { step: 'copying', keys })
    const copied = (await each(keys, (key) => copy(stores, key))).flat()
    await note(journal, { step: 'removing', keys: copied.map(({ key }) => key) })
    await former.delete(copied.map(({ key }) => key))
    await rm(journal, { force: true })
    total.moved += copied.length
    total.deleted += keys.length - copied.length
    for (const { bytes } of copied) total.bytes += bytes
    onProgress(total)
  }
  return total
}

type Both = Record<'current' | 'former', FileStore>

/** @returns nothing for a file that is deleted */
async function copy({ current, former }: Both, key: string): Promise<{ key: string; bytes: number }[]> {
  const bytes = await read(former, key)
  if (!bytes) return []
  const there = await read(current, key) // copied by a run that died, or made anew since
  if (!there) {
    await current.put(key, bytes)
    const copied = await read(current, key)
    if (!(await read(former, key))) {
      await current.delete([key])
      return []
    }
    if (!copied || hashOf(copied) !== hashOf(bytes)) throw new Error(`${key}: the copy differs from the file`)
  } else if (hashOf(there) !== hashOf(bytes)) throw new Error(`${key}: the two stores hold different files`)
  return [{ key, bytes: bytes.length }]
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const read = (store: FileStore, key: string): Promise<Uint8Array | null> =>
  store.get(key).catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })

/** What a run that died left: a copy without its file is one that a member deleted, unless the run had removed it. */
async function settle({ current, former }: Both, journal: string): Promise<void> {
  const text = await readFile(journal, 'utf8').catch(() => null)
  const left = text === null ? null : Journal.safeParse(parsed(text)).data // half written: nothing had begun
  if (left?.step === 'copying')
    await each(left.keys, async (key) => {
      if (!(await read(former, key))) await current.delete([key])
    })
  await rm(journal, { force: true })
}

const note = (journal: string, entry: Journal) => writeFile(journal, JSON.stringify(entry), { flush: true })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** All of them end before the first failure is thrown: what is noted as under way must be. */
async function each<T>(keys: readonly string[], work: (key: string) => Promise<T>): Promise<T[]> {
  const outcomes = await Promise.allSettled(keys.map(work))
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

async function* inBatches(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = []
  for await (const key of keys) {
    if (batch.push(key) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
