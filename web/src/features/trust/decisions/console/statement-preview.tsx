import { STATEMENT_PARTS, type StatementPart } from '@ndoa/contract/trust/decision-rules'
import type { StatementWords } from '@ndoa/contract/trust/statements'

/** The same headings as on the member's screen. */
const PARTS: Record<StatementPart, string> = {
  decision: 'What we decided',
  facts: 'What we found',
  source: 'How we learned of it',
  automation: 'Whether a program took part',
  rule: 'The rule',
  explanation: 'Why it breaks the rule',
  appeal: 'If you disagree',
}

export function StatementPreview({ statement }: { statement: StatementWords }) {
  const { title, parts, quotes } = statement
  return (
    <article
      ref={scrollToStart}
      aria-label="The statement as it will be sent"
      className="grid gap-3 rounded-md bg-sand p-4"
    >
      <h3 className="font-bold">{title}</h3>
      {STATEMENT_PARTS.filter((part) => parts[part]).map((part) => (
        <div key={part}>
          <h4 className="text-sm font-semibold text-soft">{PARTS[part]}</h4>
          <p className="break-words whitespace-pre-wrap">{parts[part]}</p>
        </div>
      ))}
      {quotes.map(({ kind, text }, i) => (
        <blockquote key={i} className="border-s-4 border-edge ps-3 break-words whitespace-pre-wrap">
          {text ?? (kind === 'photo' ? 'A photo of theirs' : '')}
        </blockquote>
      ))}
    </article>
  )
}

/** The preview appears below the last field, often out of view, and staff must see it before they decide. */
const scrollToStart = (article: HTMLElement | null) => article?.scrollIntoView({ block: 'start' })
