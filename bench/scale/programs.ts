import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What programs say is kept here, one file for each, until the bench runs again. */
export const LOGS = fileURLToPath(new URL('../../.cache/bench-scale', import.meta.url))

const running = new Map<ChildProcess, NodeJS.Signals>()

/**
 * Starts a program that ends when we do, however that is, short of a kill.
 * @param name of its log
 * @param signal what ends it then
 */
export function begin(
  name: string,
  [program = '', ...args]: readonly string[],
  options: SpawnOptions = {},
  signal: NodeJS.Signals = 'SIGKILL',
): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(logOf(name), 'a')
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log) // it has its own
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}

const logOf = (name: string) => join(LOGS, `${name}.log`)

/** @throws when the program has ended by itself */
export function mustRun(name: string, { exitCode }: ChildProcess): void {
  if (exitCode !== null) throw new Error(`${name} ended with ${exitCode}: see ${logOf(name)}`)
}

/** @returns when it has ended */
export async function end(program: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM') {
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  const exit = once(program, 'exit')
  program.kill(signal)
  await exit
}

process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})
