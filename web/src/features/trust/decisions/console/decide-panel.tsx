import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import type { CaseView } from '@ndoa/contract/trust/cases'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { Card } from '../../../../ui/card.tsx'
import { AppealForm } from './appeal-form.tsx'
import { BanForm } from './ban-form.tsx'
import { CloseForm } from './close-form.tsx'
import { DecisionForm } from './decision-form.tsx'

export function DecidePanel({ view, session }: { view: CaseView; session: StaffSession }) {
  return (
    <Card className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
      <h2 className="mb-4 text-xl font-bold">Decision</h2>
      {formFor(view, session)}
    </Card>
  )
}

function formFor(view: CaseView, session: StaffSession) {
  const { kind, appeal, decision_id } = view
  if (kind === 'appeal' && appeal) return <AppealForm appealId={appeal.id} by={appeal.by} />
  if (kind === 'ban' && decision_id)
    return <BanForm decision={view.decisions.find(({ id }) => id === decision_id)} id={decision_id} />
  if (DECIDED_KINDS.includes(kind) && view.subject) return <DecisionForm view={view} session={session} />
  if (view.is_subject_known && session.role !== 'admin') return <AboutDeleted view={view} session={session} />
  return <CloseForm view={view} />
}

function AboutDeleted({ view, session }: { view: CaseView; session: StaffSession }) {
  return (
    <div className="grid gap-8">
      <p className="text-soft">
        The account was deleted after this case was opened. Until the case is closed we would recognize the
        person, so a ban can be proposed.
      </p>
      <DecisionForm view={view} session={session} />
      <section className="grid gap-4">
        <h3 className="font-bold">Close without a ban</h3>
        <CloseForm view={view} />
      </section>
    </div>
  )
}
