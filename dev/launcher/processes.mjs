// Runs programs with the pinned Node as child processes, which stop when we stop or are killed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { createInterface } from 'node:readline'
import { childEnv, exitWithError, pinnedNode, root } from './bootstrap.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const REPEATED_SIGNAL_MS = 2000 // one Ctrl-C arrives several times: from the terminal, npm and the launcher

/** Runs a program and exits with its exit code. Its IPC channel closes when we die, even by kill -9. */
export async function runAndExit(args) {
  const child = start(args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  forwardSignals([child])
  process.exit(await exitCode(child))
}

/** Runs a program; a stop signal ends us together with it. @returns its exit code */
export async function run(args, options = {}) {
  const child = start(args, options)
  const stopped = forwardSignals([child])
  const code = await exitCode(child)
  if (stopped()) process.exit(code || 130)
  return code
}

/** Starts a program that writes to our terminal or, with `onText`, passes on each of its lines. */
export function start(args, { onText, ...options } = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: onText ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...childEnv(), ...options.env },
  })
  if (onText)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onText)
  child.on('error', (error) => exitWithError(String(error)))
  return child
}

/** Waits for a child process. @returns its exit code as a shell reports it: 128 plus the number of a fatal signal */
export const exitCode = (child) =>
  new Promise((resolve) => {
    const settle = () => resolve(child.exitCode ?? 128 + (constants.signals[child.signalCode] ?? 1))
    if (isRunning(child)) child.on('exit', settle)
    else settle()
  })

/** Forwards stop requests to the children. @returns a function that returns whether one arrived */
export function forwardSignals(children) {
  let first = 0
  const forward = (signal) => {
    first ||= Date.now()
    const late = Date.now() - first > REPEATED_SIGNAL_MS
    for (const child of children) if (isRunning(child)) child.kill(late ? 'SIGKILL' : signal)
  }
  for (const signal of SIGNALS) process.on(signal, forward)
  const watch = watchParent(() => forward('SIGTERM'))
  const release = async () => {
    await Promise.all(children.map(exitCode))
    for (const signal of SIGNALS) process.off(signal, forward)
    clearInterval(watch)
  }
  void release()
  return () => first > 0
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null

/** npm sends SIGTERM only to its shell, which dies without telling us, so we watch for a new parent. */
function watchParent(onChange) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onChange()
  }, 250)
  return timer.unref()
}
