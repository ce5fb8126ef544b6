import { lazy, Suspense, useState } from 'react'
import type { IconButtonProps } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Somebody } from './safety.queries.ts'

// Only for those who open the menu.
const actions = () => import('./safety-actions.ts')
const SafetyItems = lazy(async () => ({ default: (await actions()).SafetyItems }))
const ConfirmParting = lazy(async () => ({ default: (await actions()).ConfirmParting }))

export interface SafetyMenuProps extends Pick<IconButtonProps, 'look' | 'className'> {
  member: Somebody
  /** Of the match with them, which can be ended. */
  matchId?: string | undefined
  /** Offers "Not for me". */
  canHide?: boolean
  /** What closes with them, such as their open profile. */
  onGone?: () => void
}

/** The three dots beside a member, wherever there is one: what to do when it is not, or no longer, the right one. */
export function SafetyMenu({ member, matchId, canHide = false, onGone, look, className }: SafetyMenuProps) {
  const [wanted, setWanted] = useState(false)
  const [asked, setAsked] = useState<'block' | 'unmatch'>()
  return (
    <>
      <Menu
        label={`More options for ${member.display_name}`}
        look={look}
        className={className}
        onOpen={() => setWanted(true)}
      >
        {wanted && (
          <Suspense fallback={<Spinner small label="Loading..." />}>
            <SafetyItems {...{ member, matchId, canHide, onGone }} onAsk={setAsked} />
          </Suspense>
        )}
      </Menu>
      {wanted && (
        <Suspense>
          <ConfirmParting {...{ member, matchId, onGone, asked }} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
