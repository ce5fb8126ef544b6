import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react'

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

/** The path of the address, followed as it changes. */
export const usePath = (): string => useSyncExternalStore(subscribe, currentPath)

/** Opens another screen. */
export function navigate(path: string): void {
  window.history.pushState(null, '', path)
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** @returns what stands in an address where its pattern has `:name`; null when it is another one */
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

/** A link to a screen of the console; with a key held down, and by other buttons, it is a link like any other. */
export function StaffLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={open}>
      {children}
    </a>
  )
}
