import type { CaseView, CaseLetter as Letter } from '@ndoa/contract/trust/cases'
import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'
import { REASONS } from '../cases/console/index.ts'

const FROM_OUTSIDE: readonly CaseView['kind'][] = ['notice', 'contact']

export function CaseLetter({ view, letter }: { view: CaseView; letter: Letter }) {
  const { name, subject, text, reason, category } = letter
  return (
    <section>
      <SectionHeader title={titleOf(view)} />
      <Card className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name ?? (FROM_OUTSIDE.includes(view.kind) ? 'Without a name' : null)}
          {reason && <Chip tone="gold">{REASONS[reason]}</Chip>}
          {category && <Chip>{category}</Chip>}
        </p>
        {subject && <p className="font-semibold break-words">{subject}</p>}
        <p className="break-words whitespace-pre-wrap">{text ?? 'This text has been deleted.'}</p>
      </Card>
    </section>
  )
}

export function CaseObjection({ text }: { text: string }) {
  return (
    <section>
      <SectionHeader title="What the Member Says of the Pause" />
      <Card>
        <p className="break-words whitespace-pre-wrap">{text}</p>
      </Card>
    </section>
  )
}

function titleOf({ kind, appeal }: CaseView): string {
  if (kind === 'notice') return 'A Notice from Outside'
  if (kind === 'contact') return 'A Message to Us'
  return appeal?.by === 'reporter' ? 'Why the Reporter Disagrees' : 'Why the Member Disagrees'
}
