import { Link } from '@tanstack/react-router'
import { linkClass } from '../../../ui/link.ts'

export const addressLink = (text: string) => (
  <Link to="/settings" search={{ tab: 'security' }} className={linkClass}>
    {text}
  </Link>
)
