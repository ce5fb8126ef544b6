import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../../../../', import.meta.url))
/** The worker's code and the database's schema are in these folders, so they determine the contents of the index. */
export const SOURCES = [
  'matching/src',
  'contract/src',
  'server/src/features/dating/discovery/member-index',
  'server/src/platform',
  'server/migrations',
]

export function programFingerprint(): string {
  const hash = createHash('sha256').update(`${process.version} ${endianness()}`)
  for (const folder of SOURCES)
    for (const file of filesIn(join(ROOT, folder))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
