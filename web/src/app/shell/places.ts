import type { Badges } from '@ndoa/contract/notifications'
import {
  Bell,
  Heart,
  HeartHandshake,
  House,
  Images,
  type LucideIcon,
  MessageCircle,
  Search,
  Settings,
  User,
} from 'lucide-react'

/** Where a member can go. `badge` names the count that stands beside it. */
export interface Place {
  to: string
  label: string
  icon: LucideIcon
  badge?: { of: keyof Badges; words: { one: string; many: string } }
  /** A shorter label, for those that are on the tab bar of phones. */
  tab?: string
}

/** The signed-in places in the order of the sidebar. */
export const PLACES: readonly Place[] = [
  { to: '/dashboard', label: 'Home', icon: House, tab: 'Home' },
  { to: '/my-matches', label: 'My Matches', icon: HeartHandshake },
  { to: '/find-matches', label: 'Find Matches', icon: Search, tab: 'Find' },
  {
    to: '/messages',
    label: 'Messages',
    icon: MessageCircle,
    badge: { of: 'messages', words: { one: 'unread message', many: 'unread messages' } },
    tab: 'Messages',
  },
  {
    to: '/likes',
    label: 'Likes',
    icon: Heart,
    badge: { of: 'likes', words: { one: 'new like', many: 'new likes' } },
    tab: 'Likes',
  },
  {
    to: '/notifications',
    label: 'Notifications',
    icon: Bell,
    badge: {
      of: 'notifications',
      words: { one: 'unread notification', many: 'unread notifications' },
    },
  },
  { to: '/photos', label: 'Photos', icon: Images },
  { to: '/profile', label: 'Profile', icon: User, tab: 'Profile' },
  { to: '/settings', label: 'Settings', icon: Settings },
]
