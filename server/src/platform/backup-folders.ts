import { join } from 'node:path'

export const foldersIn = (backupDir: string) => ({
  base: join(backupDir, 'base'),
  wal: join(backupDir, 'wal'),
})
