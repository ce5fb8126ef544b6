import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One log per program, kept until the next run. */
export const LOGS = fileURLToPath(new URL('../../.cache/bench-scale', import.meta.url))

const running = new Map<ChildProcess, NodeJS.Signals>()

/** Starts a program that receives `signal` when this process ends, unless this process is killed. */
export function startProgram(
  name: string,
  [program = '', ...args]: readonly string[],
  options: SpawnOptions = {},
  signal: NodeJS.Signals = 'SIGKILL',
): ChildProcess {
  mkdirSync(LOGS, { recursive: true })
  const log = openSync(logOf(name), 'a')
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] })
  closeSync(log) // the child has its own descriptor
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
}

const logOf = (name: string) => join(LOGS, `${name}.log`)

/** @throws when the program has exited */
export function assertRunning(name: string, { exitCode }: ChildProcess): void {
  if (exitCode !== null) throw new Error(`${name} ended with ${exitCode}: see ${logOf(name)}`)
}

export async function stopProgram(program: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM') {
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  const exit = once(program, 'exit')
  program.kill(signal)
  await exit
}

process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal)
})
