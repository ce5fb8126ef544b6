// Runs the pinned Node in our place, so that whoever stops us stops it, in whatever way they do it.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { childEnv, giveUp, pinnedNode, root } from './bootstrap.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const IMPATIENCE = 2000 // one Ctrl-C arrives several times: from the terminal, from npm, from us

/** Runs a program to its end and ends with its exit code. A channel tells it when we are gone, even by kill -9. */
export async function handOver(args) {
  const child = start(args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  stopWith([child])
  process.exit(await exitCode(child))
}

/** Runs a program of ours with the pinned Node and gives its exit code. When we are told to stop, we end with it. */
export async function run(args, options = {}) {
  const child = start(args, options)
  const stopped = stopWith([child])
  const code = await exitCode(child)
  if (stopped()) process.exit(code || 130)
  return code
}

/** Starts a program with the pinned Node, on our terminal. */
export function start(args, options = {}) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...childEnv(), ...options.env },
  })
  child.on('error', (error) => giveUp(String(error)))
  return child
}

/** The exit code of a program, as a shell would count it. */
export const exitCode = (child) =>
  new Promise((resolve) => {
    const settle = () => resolve(child.exitCode ?? 128 + (constants.signals[child.signalCode] ?? 1))
    if (isRunning(child)) child.on('exit', settle)
    else settle()
  })

/** Passes on to the programs whatever tells us to stop, and says whether something did. */
export function stopWith(children) {
  let first = 0
  const pass = (signal) => {
    first ||= Date.now()
    const late = Date.now() - first > IMPATIENCE
    for (const child of children) if (isRunning(child)) child.kill(late ? 'SIGKILL' : signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const watch = watchParent(() => pass('SIGTERM'))
  const release = async () => {
    await Promise.all(children.map(exitCode))
    for (const signal of SIGNALS) process.off(signal, pass)
    clearInterval(watch)
  }
  void release()
  return () => first > 0
}

const isRunning = (child) => child.exitCode === null && child.signalCode === null

/** npm passes SIGTERM to its shell alone, which dies without a word: all we see is that our parent has changed. */
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
