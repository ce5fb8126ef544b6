/** Runs `work` at once where tabs cannot lock: in old browsers, or with blocked cookies. */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let working: Promise<T> | undefined
  const workOnce = () => (working ??= work())
  try {
    return await navigator.locks.request(name, workOnce)
  } catch (error) {
    if (working) throw error
    return workOnce()
  }
}

/** Undefined in browsers before 2022, and in some with blocked cookies. */
function open(channel: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channel)
  } catch {
    return undefined
  }
}

export function broadcast(channel: string, message: unknown): void {
  const opened = open(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  opened?.postMessage(message)
  opened?.close()
}

export function onBroadcast(channel: string, listener: (message: unknown) => void): () => void {
  const opened = open(channel)
  opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
  return () => opened?.close()
}
