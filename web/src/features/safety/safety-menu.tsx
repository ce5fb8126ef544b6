import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { SafetyChoices } from './safety-choices.ts'

// Loaded only when it is opened.
const SafetySheet = lazy(() => import('./safety-sheet.tsx'))

interface SafetyMenuProps extends SafetyChoices, Pick<IconButtonProps, 'look' | 'className'> {}

/** The three dots beside a member, wherever one is shown: not for me, unmatch, block, report. */
export function SafetyMenu({ look, className, ...props }: SafetyMenuProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { display_name: name } = props.member
  return (
    <>
      <IconButton
        label={`More options for ${name}`}
        look={look}
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={22} aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense
          fallback={
            <Sheet open title={name} onClose={close}>
              <Spinner label="Loading..." />
            </Sheet>
          }
        >
          <SafetySheet {...props} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
