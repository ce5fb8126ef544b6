import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

const unmounts: (() => void)[] = []

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})

/** Renders something into the page of the test and removes it afterwards. */
export function mount(node: ReactNode): void {
  const main = document.createElement('main')
  document.body.append(main)
  const root = createRoot(main)
  flushSync(() => root.render(node))
  unmounts.push(() => {
    root.unmount()
    main.remove()
  })
}
