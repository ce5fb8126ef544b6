import type { AccountLink } from '@ndoa/contract/trust/cases'
import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'

const SIGNS: Record<AccountLink['signs'][number], string> = {
  phone: 'the same phone number',
  email: 'the same mailbox',
  device: 'the same browser',
  photo: 'a similar photo',
  bio: 'the same sentences in the bio',
}

const LINK_ANSWERS: Record<AccountLink['answer'], string> = {
  open: 'not looked at yet',
  cleared: 'someone else, the team decided',
  confirmed: 'the same person, the team decided',
}

/** One sign proves nothing, so staff judge. */
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
