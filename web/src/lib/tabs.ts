/** Does something that only one tab of this browser may do at a time. Old browsers have no such locks: it is done at once. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work()

/** Browsers before 2022 have none: their tabs hear nothing of each other. */
const hasChannels = 'BroadcastChannel' in window

/** Tells all tabs of this browser something. */
export function broadcast(channel: string, message: unknown): void {
  if (!hasChannels) return
  const opened = new BroadcastChannel(channel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves the origin
  opened.postMessage(message)
  opened.close()
}

/** Listens to what tabs broadcast. @returns ends it */
export function onBroadcast(channel: string, listener: (message: unknown) => void): () => void {
  if (!hasChannels) return () => {}
  const opened = new BroadcastChannel(channel)
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data))
  return () => opened.close()
}
