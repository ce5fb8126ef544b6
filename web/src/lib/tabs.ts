/**
 * Does something that only one tab of this browser may do at a time. Where there are no such locks, in old browsers or with
 * blocked cookies, it is done at once.
 */
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

/** Browsers before 2022 have none, and with blocked cookies some refuse it: their tabs hear nothing of each other. */
function open(channel: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channel)
  } catch {
    return undefined
  }
}

/** Tells all tabs of this browser something. */
export function broadcast(channel: string, message: unknown): void {
  const opened = open(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  opened?.postMessage(message)
  opened?.close()
}

/** Listens to what tabs broadcast. @returns ends it */
export function onBroadcast(channel: string, listener: (message: unknown) => void): () => void {
  const opened = open(channel)
  opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
  return () => opened?.close()
}
