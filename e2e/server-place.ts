import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

/** Creates a data folder named after this process, and deletes the folders of ended runs. */
export function freshDataDir(root: string): string {
  const all = join(root, '.cache/e2e')
  mkdirSync(all, { recursive: true })
  for (const pid of readdirSync(all)) {
    if (!isAlive(Number(pid))) spawnSync(process.execPath, [join(root, 'dev/erase-data.ts'), join(all, pid)])
  }
  return join(all, String(process.pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
