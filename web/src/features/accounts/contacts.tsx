import type { Security } from '@ndoa/contract/accounts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ContactKind } from './contact-change.tsx'

const ContactChange = lazyPart(async () => (await import('./contact-change.tsx')).ContactChange)

const LABELS: Record<ContactKind, string> = { email: 'Email', phone: 'Phone' }
const TITLES: Record<ContactKind, string> = { email: 'Your Email Address', phone: 'Your Phone Number' }

/** The address and the number that the member signs in with, each with a button to change it. */
export function Contacts({ security }: { security: Security }) {
  const [changing, setChanging] = useState<ContactKind | null>(null)
  const close = () => setChanging(null)
  return (
    <>
      <ul className="divide-y divide-line">
        {(['email', 'phone'] as const).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="text-sm text-soft">{LABELS[kind]}</p>
              <p className="font-medium break-all">{security[kind] ?? 'None yet'}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${security[kind] ? 'Change' : 'Add'} ${LABELS[kind]}`}
              onClick={() => setChanging(kind)}
            >
              {security[kind] ? 'Change' : 'Add'}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog open={changing !== null} onClose={close} title={changing ? TITLES[changing] : ''} size="sm">
        <Suspense fallback={<Spinner label="Loading..." />}>
          {changing && <ContactChange kind={changing} security={security} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}
