import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Portrait } from './portrait.ts'

export type Variant = 'w320' | 'w640' | 'w1280' | 'blur'

export interface Order {
  id: number
  portrait: Portrait
  variant: Variant
}

export interface Drawn {
  id: number
  file?: Uint8Array
  error?: string
}

interface Waiting {
  resolve: (file: Uint8Array) => void
  reject: (error: Error) => void
}

let child: ChildProcess | null = null
let orders = 0
const waiting = new Map<number, Waiting>()

/** Draws in a separate process, because the server's image library refuses SVG. @returns WebP */
export function render(portrait: Portrait, variant: Variant): Promise<Uint8Array> {
  const id = ++orders
  const file = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const order: Order = { id, portrait, variant }
  child ??= startChild()
  hold(child)
  if (child.connected) child.send(order)
  return file
}

function startChild(): ChildProcess {
  const started = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
  })
  started.on('message', ({ id, file, error }: Drawn) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (file) resolve?.(file)
    else reject?.(new Error(error ?? 'nothing was drawn'))
    if (waiting.size === 0) release(started)
  })
  started.on('exit', () => fail(started, new Error('the drawing process ended')))
  // The caller logs the failed order; the next order starts a new process.
  started.on('error', (cause) => fail(started, new Error('the drawing process failed', { cause })))
  return started
}

function fail(failed: ChildProcess, error: Error) {
  if (child !== failed) return
  child = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

/** Keeps the event loop alive while an order is pending. */
function hold(process: ChildProcess) {
  process.ref()
  process.channel?.ref()
}

function release(process: ChildProcess) {
  process.unref()
  process.channel?.unref()
}
