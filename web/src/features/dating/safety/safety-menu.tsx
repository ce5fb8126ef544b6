import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIsOnline } from '../../../lib/api/use-is-online.ts'
import { LoadingSheet } from '../../../ui/dialogs/loading-sheet.tsx'
import { IconButton, type IconButtonProps } from '../../../ui/icon-button.tsx'
import { LazySafetySheet } from './lazy-safety-sheet.ts'
import type { SafetyChoices } from './safety-choices.ts'
import { words } from './words.ts'

interface SafetyMenuProps extends SafetyChoices, Pick<IconButtonProps, 'look' | 'className' | 'tabIndex'> {}

export function SafetyMenu({ look, className, tabIndex, ...props }: SafetyMenuProps) {
  const [open, setOpen] = useState(false)
  const isOnline = useIsOnline()
  const close = () => setOpen(false)
  const { display_name: name } = props.member
  return (
    <>
      <IconButton
        label={words.more(name)}
        look={look}
        className={className}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={22} aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={<LoadingSheet title={name} isOnline={isOnline} onClose={close} />}>
          <LazySafetySheet {...props} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
