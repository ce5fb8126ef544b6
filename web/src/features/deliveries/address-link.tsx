import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link.ts'

/** Leads to where addresses and numbers are added, changed and confirmed. */
export const addressLink = (text: string) => (
  <Link to="/settings" search={{ tab: 'security' }} className={linkClass}>
    {text}
  </Link>
)
