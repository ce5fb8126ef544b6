import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

const running = new Map<ChildProcess, NodeJS.Signals>()

/** Starts a program that ends when we do, however that is, short of a kill. @param signal what ends it then */
export function begin(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
  signal: NodeJS.Signals = 'SIGKILL',
): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  running.set(child, signal)
  child.once('exit', () => running.delete(child))
  return child
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
