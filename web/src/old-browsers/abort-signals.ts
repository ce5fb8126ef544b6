export function addAbortSignals(): void {
  if (!('timeout' in AbortSignal)) Object.assign(AbortSignal, { timeout })
  if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any })
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(
    () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')),
    milliseconds,
  )
  return controller.signal
}

function any(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  const ended = new AbortController()
  for (const signal of signals) {
    const follow = () => {
      controller.abort(signal.reason)
      ended.abort()
    }
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { signal: ended.signal })
  }
  return controller.signal
}
