import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod'
import { foldersIn } from './backup-folders.ts'
import { takeBaseBackup } from './base-backup.ts'
import { diskStore, type FileStore } from './file-stores.ts'
import { isMissingFile } from './storage.ts'

const DAY = 86_400_000

const Backup = z.object({
  finished_at: z.iso.datetime().transform((time) => new Date(time)),
  password: z.string(),
  files: z.array(z.string()),
})
export type Backup = z.infer<typeof Backup> & { folder: string }

export const fileCopies = (backupDir: string) => diskStore(join(backupDir, 'files'))

/** Copies only new files. Removes backups older than `keepDays`, except the last one. */
export async function backUp(
  databaseUrl: string,
  store: FileStore,
  { backupDir, keepDays }: { backupDir: string; keepDays: number },
): Promise<Backup> {
  const { base } = foldersIn(backupDir)
  await mkdir(base, { recursive: true, mode: 0o700 })
  const part = join(base, 'unfinished')
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { mode: 0o700 })
  await takeBaseBackup(databaseUrl, part)
  const finished = await timeOf(databaseUrl)
  const files = await copyFiles(store, fileCopies(backupDir)) // after the database, so that every row has its files
  const password = decodeURIComponent(new URL(databaseUrl).password)
  const entry = { finished_at: finished.toISOString(), password, files }
  await writeFile(join(part, 'backup.json'), JSON.stringify(entry), { mode: 0o600, flush: true })
  const folder = join(base, entry.finished_at.replaceAll(':', '-'))
  await rename(part, folder)
  await removeOld(backupDir, new Date(finished.getTime() - keepDays * DAY))
  return { ...Backup.parse(entry), folder }
}

async function timeOf(url: string): Promise<Date> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
    return rows[0]?.now ?? new Date()
  } finally {
    await client.end()
  }
}

/** Skips files that were copied before, because their content never changes. @returns the keys of all files */
async function copyFiles(from: FileStore, to: FileStore): Promise<string[]> {
  const existing = new Set(await Array.fromAsync(to.list()))
  const keys: string[] = []
  for await (const key of from.list()) {
    if (!existing.has(key)) {
      const bytes = await from.get(key).catch(orGone)
      if (!bytes) continue
      await to.put(key, bytes)
    }
    keys.push(key)
  }
  return keys
}

const orGone = (error: unknown) => {
  if (isMissingFile(error)) return null
  throw error
}

export async function lastBackup(backupDir: string): Promise<Date | null> {
  const name = (await namesOfBackups(backupDir).catch(orNone)).at(-1)
  return name ? new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) : null
}

const orNone = (error: unknown): string[] => {
  if (isMissingFile(error)) return []
  throw error
}

async function namesOfBackups(backupDir: string): Promise<string[]> {
  return (await readdir(foldersIn(backupDir).base)).filter((name) => /^\d{4}-/.test(name)).sort()
}

export async function backupsIn(backupDir: string): Promise<Backup[]> {
  const { base } = foldersIn(backupDir)
  const names = await namesOfBackups(backupDir)
  return Promise.all(
    names.map(async (name) => {
      const folder = join(base, name)
      const text = await readFile(join(folder, 'backup.json'), 'utf8')
      return { ...Backup.parse(JSON.parse(text)), folder }
    }),
  )
}

async function removeOld(backupDir: string, before: Date): Promise<void> {
  const all = await backupsIn(backupDir)
  const backupsToKeep = all.filter((backup, at) => backup.finished_at >= before || at === all.length - 1)
  for (const { folder } of all.filter((backup) => !backupsToKeep.includes(backup)))
    await rm(folder, { recursive: true, force: true })
  const needed = new Set(backupsToKeep.flatMap(({ files }) => files))
  const copies = fileCopies(backupDir)
  for (const key of await Array.fromAsync(copies.list())) if (!needed.has(key)) await copies.delete([key])
  if (backupsToKeep.length < all.length)
    await removeOldWal(foldersIn(backupDir).wal, backupsToKeep[0]?.folder ?? '')
}

const SEGMENT = /^[0-9A-F]{24}/

async function removeOldWal(wal: string, oldest: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(oldest, 'backup_manifest'), 'utf8'))
  const start = /^([0-9A-F]+)\/([0-9A-F]+)$/.exec(manifest['WAL-Ranges']?.[0]?.['Start-LSN'] ?? '')
  if (!start) return
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  const first = hex(Number.parseInt(start[1] ?? '', 16)) + hex(Number.parseInt(start[2] ?? '', 16) >>> 24)
  for (const name of await readdir(wal).catch(() => []))
    if (SEGMENT.test(name) && name.slice(8, 24) < first) await rm(join(wal, name), { force: true })
}
