import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { filesIn } from './folder.ts'
import { logTail, openLog } from './log.ts'
import { clearStalePidFile, writeOwner } from './processes.ts'
import { isReady, shutDown, socketOf, urlOf } from './server.ts'
import { runAs, type User } from './user.ts'

const MB = 2 ** 20
/** A sixteenth of the machine's memory, in MB. */
const sharedBuffers = Math.round(Math.min(1024, Math.max(128, totalmem() / 16 / MB)))

export type Settings = Record<string, string | number>

const SETTINGS: Settings = {
  listen_addresses: '127.0.0.1',
  max_connections: 100, // three servers of 25 each, and some for operators
  shared_buffers: `${sharedBuffers}MB`,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse', // error details contain members' data
  log_min_error_statement: 'panic',
}

/** Bytes on macOS; Linux allows four more. */
const SOCKET_PATH_MAX = 104

// Stops PostgreSQL when our end of the pipe closes, in `stop` or when our process dies, even by kill -9.
const WATCHDOG = `
exec 3<&0
"$0" "$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`

export type Launched = { url: string; port: number; ended: Promise<unknown>; stop: () => Promise<void> }

export async function launch(
  folder: string,
  native: string,
  user: User,
  log: (line: string) => void,
  settings: Settings,
  wantedPort?: number,
): Promise<Launched> {
  clearStalePidFile(folder)
  const port = wantedPort ?? (await freePort())
  const child = spawnWithWatchdog(folder, commandLine(folder, native, port, settings), user)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.ref()
    child.stdin?.end()
    await ended
    await shutDown(folder) // the watchdog may have died first
  }
  if (!(await waitUntilReady(folder, port, child, log))) {
    await stop()
    throw new Error(`PostgreSQL did not start. The end of its log:\n${logTail(folder)}`)
  }
  writeOwner(folder)
  child.unref()
  return { url: urlOf(folder, port), port, ended, stop }
}

function commandLine(folder: string, native: string, port: number, more: Settings): string[] {
  const all = { ...SETTINGS, ...more, unix_socket_directories: socketFolder(folder, port) }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [join(native, 'bin/postgres'), '-D', filesIn(folder).cluster, '-p', String(port), ...settings]
}

function socketFolder(folder: string, port: number): string {
  const path = socketOf(folder, port)
  return Buffer.byteLength(path) < SOCKET_PATH_MAX ? `"${dirname(path).replaceAll('"', '""')}"` : ''
}

/** Starts a separate process group: Ctrl-C must not reach PostgreSQL, because we need it until we have stopped. */
function spawnWithWatchdog(folder: string, command: string[], user: User) {
  const log = openLog(folder)
  const child = spawn('/bin/sh', ['-c', WATCHDOG, ...command], {
    ...runAs(user),
    detached: true,
    stdio: ['pipe', 'ignore', log],
  })
  closeSync(log)
  return child
}

/** After a crash PostgreSQL first replays its write-ahead log, which can take minutes. */
async function waitUntilReady(
  folder: string,
  port: number,
  child: ChildProcess,
  log: (line: string) => void,
) {
  for (let tries = 1; child.exitCode === null && child.signalCode === null; tries++) {
    if (await isReady(folder, port)) return true
    if (tries % 500 === 0) log('PostgreSQL is still starting')
    await sleep(15)
  }
  return false
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free on 127.0.0.1.')
  return address.port
}
