import type { AccountLink } from '@ndoa/contract/cases'
import { Chip } from '../ui/badge.tsx'
import { Card, SectionHeader } from '../ui/card.tsx'
import { LINK_ANSWERS, SIGNS } from './case-words.ts'

/** What the scam shield found, by the names of its rules. A program found it; a person decides. */
export function ShieldFindings({ found }: { found: readonly string[] }) {
  return (
    <section>
      <SectionHeader title="Why It Is Here" />
      <Card>
        <p className="mb-3">
          The member was warned twice and asked again. They cannot start new conversations until you decide.
        </p>
        <ul aria-label="What the shield found" className="flex flex-wrap gap-2">
          {found.map((rule) => (
            <li key={rule}>
              <Chip tone="gold">{rule.replaceAll('_', ' ')}</Chip>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** Other accounts that may be of the same person: for a person to judge, one sign proves nothing. */
export function AccountLinks({ links }: { links: readonly AccountLink[] }) {
  return (
    <section>
      <SectionHeader title="Possibly the Same Person" />
      <Card flush>
        <ul aria-label="Possibly the same person" className="divide-y divide-line">
          {links.map((link, i) => (
            <li key={i} className="grid gap-1 px-4 py-3">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {link.display_name ?? 'A deleted account'}
                {link.is_banned && <Chip tone="error">banned</Chip>}
              </p>
              <p className="text-sm text-soft">
                {new Intl.ListFormat('en').format(link.signs.map((sign) => SIGNS[sign]))};{' '}
                {LINK_ANSWERS[link.answer]}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
