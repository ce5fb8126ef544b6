import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from './location.ts'

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
