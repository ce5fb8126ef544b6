import { EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx'
import { LoadingSheet } from '../../ui/loading-sheet.tsx'
import { LazySafetySheet } from './lazy-safety-sheet.ts'
import type { SafetyChoices } from './safety-choices.ts'
import { words } from './words/index.ts'

interface SafetyMenuProps extends SafetyChoices, Pick<IconButtonProps, 'look' | 'className'> {}

/** The three dots beside a member, wherever one is shown: not for me, unmatch, block, report. */
export function SafetyMenu({ look, className, ...props }: SafetyMenuProps) {
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
