import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Place } from './places.ts'

export interface PlaceLinkProps {
  place: Place
  className: string
  onGo?: () => void
  children: ReactNode
}

export function PlaceLink({ place, className, onGo, children }: PlaceLinkProps) {
  const router = useRouter()

  function go() {
    if (place.name === 'profile' && router.state.location.pathname === place.to) window.location.reload()
    onGo?.()
  }

  return (
    <Link to={place.to} onClick={go} className={className}>
      {children}
    </Link>
  )
}
