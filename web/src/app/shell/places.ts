import type { Badges } from '@ndoa/contract/notifications/notifications'
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
import type { words } from './words.ts'

export interface Place {
  to: string
  name: keyof typeof words.places
  icon: LucideIcon
  badge?: keyof Badges
}

export const PLACES: readonly Place[] = [
  { to: '/dashboard', name: 'dashboard', icon: House },
  { to: '/my-matches', name: 'matches', icon: HeartHandshake },
  { to: '/find-matches', name: 'find', icon: Search },
  { to: '/messages', name: 'messages', icon: MessageCircle, badge: 'messages' },
  { to: '/likes', name: 'likes', icon: Heart, badge: 'likes' },
  { to: '/notifications', name: 'notifications', icon: Bell, badge: 'notifications' },
  { to: '/photos', name: 'photos', icon: Images },
  { to: '/profile', name: 'profile', icon: User },
  { to: '/settings', name: 'settings', icon: Settings },
]

type TabName = keyof typeof words.tabPlaces

const TABS: readonly string[] = ['dashboard', 'find', 'messages', 'likes', 'profile'] satisfies TabName[]

export const TAB_PLACES = PLACES.filter((place): place is Place & { name: TabName } =>
  TABS.includes(place.name),
)
