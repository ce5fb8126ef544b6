import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inHome } from './home.ts'
import { logTail, openLog } from './log.ts'
import { claim, clearStalePidFile } from './processes.ts'
import { answers, type Database, shutDown, socketOf, urlOf } from './running.ts'
import { runAs, type User } from './user.ts'

const MB = 2 ** 20
/** A sixteenth of the machine's memory: what members look at most stays there. */
const memoryForPages = Math.round(Math.min(1024, Math.max(128, totalmem() / 16 / MB)))

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: 60,
  shared_buffers: `${memoryForPages}MB`,
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse', // the details of an error carry members' data
  log_min_error_statement: 'panic',
}

/** Bytes that macOS has room for; Linux has four more. */
const LONGEST_SOCKET = 104

// Holds PostgreSQL and ends it when our end of the pipe closes: on purpose, or because we are gone, even by kill -9.
const WATCHDOG = `
exec 3<&0
"$0" "$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
exit $code`

/** Starts PostgreSQL and waits until it answers. */
export async function launch(
  home: string,
  native: string,
  user: User,
  log: (line: string) => void,
): Promise<Database> {
  clearStalePidFile(home)
  const port = await freePort()
  const child = spawnHeld(home, commandLine(home, native, port), user)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.ref()
    child.stdin?.end()
    await ended
    await shutDown(home) // the watchdog may have gone first
  }
  if (!(await isUp(home, port, child, log))) {
    await stop()
    throw new Error(`PostgreSQL did not start. The end of its log:\n${logTail(home)}`)
  }
  claim(home)
  child.unref()
  return { url: urlOf(home, port), adopted: false, stop }
}

function commandLine(home: string, native: string, port: number): string[] {
  const all = { ...SETTINGS, unix_socket_directories: socketFolder(home, port) }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [join(native, 'bin/postgres'), '-D', inHome(home).cluster, '-p', String(port), ...settings]
}

/** Where PostgreSQL puts its socket, as it reads a list of folders; nowhere when the path were too long for one. */
function socketFolder(home: string, port: number): string {
  const folder = dirname(socketOf(home, port))
  return Buffer.byteLength(socketOf(home, port)) < LONGEST_SOCKET ? `"${folder.replaceAll('"', '""')}"` : ''
}

/** In a group of its own: Ctrl-C is for us, and the database has to last until we are done with it. */
function spawnHeld(home: string, command: string[], user: User) {
  const log = openLog(home)
  const child = spawn('/bin/sh', ['-c', WATCHDOG, ...command], {
    ...runAs(user),
    detached: true,
    stdio: ['pipe', 'ignore', log],
  })
  closeSync(log)
  return child
}

/** After a crash PostgreSQL first repeats what its journal holds, which can take minutes. */
async function isUp(home: string, port: number, child: ChildProcess, log: (line: string) => void) {
  for (let tries = 1; child.exitCode === null && child.signalCode === null; tries++) {
    if (await answers(home, port)) return true
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
