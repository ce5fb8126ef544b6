import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

const unmounts: (() => void)[] = []

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})

/** Renders into the test's page and removes it afterwards. @returns a function that removes it earlier */
export function mount(node: ReactNode): () => void {
  const main = document.createElement('main')
  document.body.append(main)
  const root = createRoot(main)
  flushSync(() => root.render(node))
  const unmount = () => {
    root.unmount()
    main.remove()
  }
  unmounts.push(unmount)
  return unmount
}
