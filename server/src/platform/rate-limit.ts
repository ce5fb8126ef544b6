/**
 * Counts uses in the memory of this process, in windows of so many seconds.
 * @returns a function that counts one use of a key: null when it is within the limit, else the seconds until the
 * next window
 */
export function createRateLimit({ max, seconds }: { max: number; seconds: number }) {
  let uses = new Map<string, number>()
  let begin = 0
  return (key: string, now: Date): number | null => {
    const elapsed = now.getTime() / 1_000 - begin
    if (Math.abs(elapsed) >= seconds) {
      uses = new Map()
      begin = now.getTime() / 1_000
      uses.set(key, 1)
      return null
    }
    const used = (uses.get(key) ?? 0) + 1
    uses.set(key, used)
    return used > max ? Math.max(1, Math.ceil(seconds - elapsed)) : null
  }
}
