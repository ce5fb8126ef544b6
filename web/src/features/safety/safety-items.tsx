import { UNDO_HIDE_FOR } from '@ndoa/contract/limits'
import { Ban, EyeOff, HeartCrack } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuItem } from '../../ui/menu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type Somebody, useParting } from './safety.queries.ts'

export interface SafetyItemsProps {
  member: Somebody
  matchId: string | undefined
  canHide: boolean
  onGone: (() => void) | undefined
  onAsk: (what: 'block' | 'unmatch') => void
}

interface Item {
  text: string
  icon: ReactNode
  danger?: boolean
  isOffered: boolean
  onSelect: () => void
}

/** What the menu beside a member offers, the mildest first. */
export function SafetyItems({ member, matchId, canHide, onGone, onAsk }: SafetyItemsProps) {
  const hide = useHide(member)
  const items: Item[] = [
    {
      text: 'Not for me',
      icon: <EyeOff size={20} aria-hidden="true" />,
      isOffered: canHide && !matchId,
      onSelect: () => {
        onGone?.()
        hide()
      },
    },
    {
      text: 'Unmatch',
      icon: <HeartCrack size={20} aria-hidden="true" />,
      isOffered: matchId !== undefined,
      onSelect: () => onAsk('unmatch'),
    },
    {
      text: 'Block',
      icon: <Ban size={20} aria-hidden="true" />,
      danger: true,
      isOffered: true,
      onSelect: () => onAsk('block'),
    },
  ]
  return items
    .filter(({ isOffered }) => isOffered)
    .map(({ text, isOffered: _offered, ...item }, place) => (
      <MenuItem key={text} first={place === 0} {...item}>
        {text}
      </MenuItem>
    ))
}

/** Acts at once, since it can be taken back. */
function useHide(member: Somebody) {
  const part = useParting()
  const toast = useToast()
  return () => {
    part('hide', member)
    toast.info(`We won’t show you ${member.display_name} again.`, UNDO_HIDE_FOR, {
      text: 'Undo',
      run: () => part('unhide', member),
    })
  }
}
