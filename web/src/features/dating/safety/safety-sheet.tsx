import type { ReportReason } from '@ndoa/contract/trust/reports'
import { Ban, EyeOff, HeartCrack, ImageOff, Images } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { settingsWords as settings, useHasPhotoGrant, useShowPhotos } from '../../identity/settings/index.ts'
import { ReportDialog, ReportReasons } from '../../trust/reports/index.ts'
import { ConfirmParting } from './confirm-parting.tsx'
import { useParting } from './safety.queries.ts'
import type { SafetyChoices } from './safety-choices.ts'
import { useHide } from './use-hide.ts'
import { words } from './words.ts'

interface SafetySheetProps extends SafetyChoices {
  reason?: ReportReason
  onClose: () => void
}
type Step = { is: 'choices' } | { is: 'block' | 'unmatch' } | { is: 'report'; reason: ReportReason }

export default function SafetySheet(props: SafetySheetProps) {
  const { member, matchId, canBlock = true, about = { surface: 'profile' }, reason, onGone, onClose } = props
  const [step, setStep] = useState<Step>(reason ? { is: 'report', reason } : { is: 'choices' })
  const part = useParting()

  function block() {
    onGone?.()
    part('block', member)
  }

  if (step.is === 'report') {
    return (
      <ReportDialog
        reported={{ ...member, ...about }}
        reason={step.reason}
        onBlock={canBlock ? block : undefined}
        onBack={() => setStep({ is: 'choices' })}
        onClose={onClose}
      />
    )
  }
  if (step.is !== 'choices')
    return <ConfirmParting {...{ member, matchId, onGone, onClose }} asked={step.is} />
  return (
    <Sheet open title={member.display_name} onClose={onClose}>
      <Choices {...props} onAsk={(is) => setStep({ is })} />
      <h3 className="mt-5 mb-1 font-bold">{words.report(member.display_name)}</h3>
      <p className="mb-2 text-sm text-soft">{words.secret}</p>
      <ReportReasons onChoose={(reason) => setStep({ is: 'report', reason })} />
    </Sheet>
  )
}

interface Choice {
  text: string
  icon: ReactNode
  danger?: boolean
  isOffered: boolean
  onChoose: () => void
}

const mayBeShownPhotos = ({ member, matchId, canShowPhotos = true }: SafetyChoices) =>
  canShowPhotos && (matchId !== undefined || member.likes_you || member.relation === 'liked_me')

function Choices(props: SafetySheetProps & { onAsk: (what: 'block' | 'unmatch') => void }) {
  const choices = useChoices(props)
  return (
    <ul className="grid gap-1">
      {choices
        .filter(({ isOffered }) => isOffered)
        .map(({ text, icon, danger, onChoose }) => (
          <li key={text}>
            <button
              type="button"
              onClick={onChoose}
              className={cx(
                'flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-medium hover:bg-sand',
                danger && 'text-error',
              )}
            >
              {icon}
              {text}
            </button>
          </li>
        ))}
    </ul>
  )
}

function useChoices(props: SafetySheetProps & { onAsk: (what: 'block' | 'unmatch') => void }): Choice[] {
  const { matchId, canHide = false, canBlock = true, onAsk } = props
  const hide = useHide()
  const { member, onGone, onClose } = props
  const isShownPhotos = useHasPhotoGrant(member.user_id)
  const showPhotos = useShowPhotos()
  return [
    {
      text: words.notForMe,
      icon: <EyeOff size={20} aria-hidden="true" />,
      isOffered: canHide && !matchId,
      onChoose: () => {
        onClose()
        onGone?.()
        hide(member)
      },
    },
    {
      text: words.unmatch,
      icon: <HeartCrack size={20} aria-hidden="true" />,
      isOffered: matchId !== undefined,
      onChoose: () => onAsk('unmatch'),
    },
    {
      text: words.block,
      icon: <Ban size={20} aria-hidden="true" />,
      danger: true,
      isOffered: canBlock,
      onChoose: () => onAsk('block'),
    },
    {
      // Loads after the others, so it comes last and moves none of them.
      text: isShownPhotos ? settings.photoGrants.hideAgain : settings.photoGrants.show,
      icon: isShownPhotos ? (
        <ImageOff size={20} aria-hidden="true" />
      ) : (
        <Images size={20} aria-hidden="true" />
      ),
      isOffered: isShownPhotos || (isShownPhotos === false && mayBeShownPhotos(props)),
      onChoose: () => {
        onClose()
        showPhotos(member, !isShownPhotos)
      },
    },
  ]
}
