import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { OtherMember } from './safety.queries.ts'
import { useHide } from './use-hide.ts'
import { words } from './words.ts'

export interface NotForMeProps {
  member: OtherMember
  withText?: boolean
  onGone?: () => void
}

/** The hidden member is not notified. */
export function NotForMe({ member, withText, onGone }: NotForMeProps) {
  const hide = useHide()
  const label = words.notForMeName(member.display_name)

  function press() {
    onGone?.()
    hide(member)
  }

  if (withText) {
    return (
      <Button variant="outline" aria-label={label} onClick={press}>
        {words.notForMe}
      </Button>
    )
  }
  return (
    <IconButton label={label} title={words.notForMe} look="filled" className="size-11!" onClick={press}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  )
}
