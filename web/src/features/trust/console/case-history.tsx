import type { EarlierDecision } from '@ndoa/contract/trust/cases'
import { momentLabel } from '../../../staff/time-words.ts'
import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'
import { REASONS } from '../cases/console/index.ts'
import { stepLabel } from '../decisions/console/index.ts'

const DECISION_STATES: Record<EarlierDecision['state'], string> = {
  waiting: 'taking effect',
  in_effect: 'in effect',
  proposed: 'waiting for a senior',
  ended: 'ended',
  refused: 'refused',
  lifted: 'lifted',
  undone: 'taken back',
}

interface CaseHistoryProps {
  decisions: readonly EarlierDecision[]
  strikes: number
  aboutId: string | null
}

export function CaseHistory({ decisions, strikes, aboutId }: CaseHistoryProps) {
  return (
    <section>
      <SectionHeader title="Earlier Decisions">
        {strikes > 0 && (
          <Chip tone="error">{strikes === 1 ? '1 active strike' : `${strikes} active strikes`}</Chip>
        )}
      </SectionHeader>
      {decisions.length === 0 ? (
        <p className="text-soft">There are none.</p>
      ) : (
        <Card flush>
          <ul aria-label="Earlier decisions" className="divide-y divide-line">
            {decisions.map((decision) => (
              <Decision key={decision.id} decision={decision} isAbout={decision.id === aboutId} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function Decision({ decision, isAbout }: { decision: EarlierDecision; isAbout: boolean }) {
  const {
    number,
    step,
    days,
    reason,
    state,
    decided_at,
    decided_by,
    facts,
    departure,
    photos_not_kept,
    is_of_deleted,
  } = decision
  return (
    <li className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {stepLabel(step, days)}
        <Chip tone={state === 'in_effect' ? 'gold' : 'neutral'}>{DECISION_STATES[state]}</Chip>
        {isAbout && <Chip tone="teal">this case is about it</Chip>}
        {is_of_deleted && <Chip>of a deleted account</Chip>}
        {photos_not_kept > 0 && (
          <Chip>
            {photos_not_kept === 1 ? '1 photo not yet kept' : `${photos_not_kept} photos not yet kept`}
          </Chip>
        )}
      </p>
      <p className="text-sm text-soft">
        {[`D-${number}`, reason && REASONS[reason], `by ${decided_by}`, momentLabel(decided_at)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {facts && <p className="break-words whitespace-pre-wrap">{facts}</p>}
      {departure && <p className="text-sm break-words text-soft">Why not the suggested step: {departure}</p>}
    </li>
  )
}
