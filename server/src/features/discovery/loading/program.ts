import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** All that has a say in who is in the index, and in what its numbers mean: the code here imports from nowhere else. */
const SOURCES = [
  'matching/src',
  'contract/src',
  'server/src/features/discovery/loading',
  'server/src/platform',
  'server/migrations',
]

/** The same for the same sources on the same kind of machine; any change of them makes another one. */
export function fingerprintOfProgram(): string {
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
