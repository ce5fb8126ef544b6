/**
 * Resolves when somebody wants us to stop, in whatever way: Ctrl-C, a signal, or the death of the process that
 * started us. One wish may arrive several times, from the terminal and from those between; only the first counts.
 */
export function wishToStop(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve)
  process.on('disconnect', () => resolve('the process that started us is gone'))
  process.channel?.unref() // the channel alone is no reason to go on living
  return promise
}
