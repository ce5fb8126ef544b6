import { HOLD_UNCONFIRMED_DAYS } from '@ndoa/contract/trust/case-rules'
import type { LegalHold } from '@ndoa/contract/trust/holds'
import { momentLabel } from '../../../../staff/time-words.ts'

export function holdState({ confirmed, lifting, lifted }: LegalHold): string {
  if (lifted) return 'Lifted'
  if (!confirmed) return 'Not confirmed'
  return lifting ? 'To be lifted' : 'On hold'
}

export function holdActs({ placed, confirmed, lifting, lifted }: LegalHold): string {
  const actWithTime = (does: string, act: LegalHold['lifting']) =>
    act && `${does} ${act.by}, ${momentLabel(act.at)}`
  const deadline = `ends after ${HOLD_UNCONFIRMED_DAYS} days unless another senior moderator confirms it`
  return [
    actWithTime('placed by', placed),
    actWithTime('confirmed by', confirmed) ?? (lifted ? null : deadline),
    actWithTime('first to lift it', lifting),
    actWithTime('lifted by', lifted),
  ]
    .filter(Boolean)
    .join(' · ')
}
