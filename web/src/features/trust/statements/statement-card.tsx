import type { StatementPart } from '@ndoa/contract/trust/decision-rules'
import type { Quote, Statement } from '@ndoa/contract/trust/statements'
import { pagePath } from '../../../languages/load.ts'
import { dateLabel } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Card } from '../../../ui/card.tsx'
import { linkClass } from '../../../ui/link.ts'
import { StatementAppeal } from './statement-appeal.tsx'
import { timeLeft } from './time-left.ts'
import { words } from './words.ts'

export function StatementCard({ statement }: { statement: Statement }) {
  const { kind, title, parts, quotes, created_at, ends_at, is_active } = statement
  const now = useNow()
  return (
    <Card className="grid gap-4">
      <header>
        <h3 className="text-lg font-bold">{title}</h3>
        <p className="text-sm text-soft">
          {dateLabel(created_at)}
          {is_active && ends_at && ` · ${timeLeft(ends_at, now)}`}
        </p>
      </header>
      <dl className="grid gap-3">
        {Object.entries(kind === 'pause' ? words.pauseParts : words.parts).map(([part, label]) => (
          <div key={part}>
            <dt className="font-semibold">{label}</dt>
            <dd>{parts[part as StatementPart]}</dd>
            {part === 'rule' && <RulesLink />}
            {part === 'facts' && <Quotes quotes={quotes} />}
          </div>
        ))}
      </dl>
      <StatementAppeal statement={statement} />
    </Card>
  )
}

function RulesLink() {
  return (
    <dd className="text-sm">
      <a href={pagePath('/community-rules')} target="_blank" rel="noopener" className={linkClass}>
        {words.readRules}
      </a>
    </dd>
  )
}

function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {quotes.map(({ kind, text, photo_id }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same words may be quoted twice, and nothing moves
        <li key={photo_id ?? i} className="border-s-4 border-line ps-3">
          <span className="text-sm text-soft">{words.quotes[kind]}</span>
          {text !== null && (
            <blockquote dir="auto" className="text-start whitespace-pre-line wrap-anywhere">
              {text}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
