import { join } from 'node:path'

/** Where base backups and the archived write-ahead log are in a folder of backups. */
export const foldersIn = (backupDir: string) => ({
  base: join(backupDir, 'base'),
  wal: join(backupDir, 'wal'),
})
