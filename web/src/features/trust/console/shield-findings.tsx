import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'

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
