import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Portrait } from './portrait.ts'

/** The files of a photo, as the product names them. */
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

/**
 * Draws one file of a portrait, in a process of its own: that of the server refuses to read SVG, because members upload
 * pictures to it. @returns WebP
 */
export function render(portrait: Portrait, variant: Variant): Promise<Uint8Array> {
  const id = ++orders
  const file = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const order: Order = { id, portrait, variant }
  child ??= startChild()
  hold(child)
  if (child.connected) child.send(order) // else its end is told in a moment
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
  // It could not be started, or no order reaches it: the caller logs it, and the next order starts another one.
  started.on('error', (cause) => fail(started, new Error('the drawing process failed', { cause })))
  return started
}

function fail(failed: ChildProcess, error: Error) {
  if (child !== failed) return // this has been told already
  child = null
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

/** We stay while something is being drawn, and a process that waits for nothing keeps nobody. */
function hold(process: ChildProcess) {
  process.ref()
  process.channel?.ref()
}

function release(process: ChildProcess) {
  process.unref()
  process.channel?.unref()
}
