import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const currentPath = () => window.location.pathname.replace(/(.)\/$/, '$1')

export const usePath = (): string => useSyncExternalStore(subscribe, currentPath)

export function navigate(path: string): void {
  window.history.pushState(null, '', path)
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** @returns the values of the `:name` parts; null when the path does not match */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [expected, found] = [pattern.split('/'), path.split('/')]
  if (expected.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = found[i] ?? ''
    else if (part !== found[i]) return null
  }
  return params
}
