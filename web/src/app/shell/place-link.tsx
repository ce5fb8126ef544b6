import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from './places.ts'

export interface PlaceLinkProps {
  place: Place
  className: string
  onGo?: () => void
  children: ReactNode
}

/** A link to a place; it carries `aria-current` where we are. Profile pressed on the profile loads it afresh. */
export function PlaceLink({ place, className, onGo, children }: PlaceLinkProps) {
  const { pathname } = useLocation()

  function go() {
    if (place.label === 'Profile' && pathname === place.to) window.location.reload()
    onGo?.()
  }

  return (
    <Link to={place.to} onClick={go} className={className}>
      {children}
    </Link>
  )
}
