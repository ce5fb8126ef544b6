import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { backupsIn } from '../../platform/backups.ts'
import { checkStore, fileStoresOf } from '../../platform/file-stores.ts'
import type { Config } from '../config.ts'
import { broken, type Finding, notChecked, ok, warning } from './finding.ts'

const GB = 2 ** 30
const HOUR = 3_600_000
/** A last backup older than this means that a daily backup was missed. */
const BACKUP_HOURS_MAX = 26

export async function checkFiles(config: Config): Promise<Finding> {
  const { current } = fileStoresOf(config)
  const what = current.kind === 's3' ? 'files on S3' : 'files on disk'
  const fault = await checkStore(current)
  if (!fault) return ok(what, 'a file was written, read and deleted')
  return broken(
    what,
    fault,
    current.kind === 's3'
      ? 'Check the S3_ settings and the rights of the key: it must put, get, list and delete objects in S3_BUCKET, which keeps no versions.'
      : 'Let the server write to DATA_DIR, and free space there.',
  )
}

export async function checkDisk(config: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<Finding[]> {
  const folders = { DATA_DIR: config.DATA_DIR, BACKUP_DIR: config.BACKUP_DIR }
  return Promise.all(
    Object.entries(folders).flatMap(([name, folder]) => (folder ? [checkSpace(name, resolve(folder))] : [])),
  )
}

async function checkSpace(name: string, folder: string): Promise<Finding> {
  const what = `disk of ${name}`
  const todo = `Free space there or make the disk larger: at 0 the database stops.`
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return judgeSpace(what, bavail * bsize, blocks * bsize, todo)
  } catch {
    return broken(what, `${folder} cannot be read`, `Make the folder, or correct ${name}.`)
  }
}

/** @param free bytes, like `total` */
export function judgeSpace(what: string, free: number, total: number, todo: string): Finding {
  const says = `${(free / GB).toFixed(1)} GB of ${(total / GB).toFixed(1)} GB are free`
  if (free < GB || free < total * 0.03) return broken(what, says, todo)
  if (free < 5 * GB || free < total * 0.1) return warning(what, says, todo)
  return ok(what, says)
}

export async function checkBackups(backupDir: string | undefined, now: Date): Promise<Finding> {
  if (!backupDir) return notChecked('backup', 'BACKUP_DIR is not set: npm run backup makes none here')
  const last = (await backupsIn(backupDir).catch(() => [])).at(-1)
  const todo =
    'Run npm run backup every day, from cron or a timer, with the settings of the server, and read what it prints.'
  if (!last) return broken('backup', 'there is none in BACKUP_DIR', todo)
  const hours = (now.getTime() - last.finished_at.getTime()) / HOUR
  const says = `the last one ended ${Math.round(hours)} hours ago`
  return hours > BACKUP_HOURS_MAX ? broken('backup', says, todo) : ok('backup', says)
}
