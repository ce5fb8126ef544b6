import type { Security } from '@ndoa/contract/identity/accounts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { LoadingPart } from '../loading-part.tsx'
import { words } from '../words/security.ts'
import { type ContactKind, forgetSentContact, isChangedTo, sentContact } from './sent-contact.ts'

const ContactChange = lazyPart(async () => (await import('./contact-change.tsx')).ContactChange)

export function Contacts({ security }: { security: Security }) {
  const [changing, setChanging] = useState(() => kindToConfirm(security))
  const close = () => {
    forgetSentContact()
    setChanging(null)
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {(['email', 'phone'] as const).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="text-sm text-soft">{words.contacts.labels[kind]}</p>
              <p className="font-medium break-all">{security[kind] ?? words.contacts.none}</p>
            </div>
            <Button
              variant="quiet"
              size="sm"
              aria-label={(security[kind] ? words.contacts.changeOf : words.contacts.addOf)[kind]}
              onClick={() => setChanging(kind)}
            >
              {security[kind] ? words.contacts.change : words.contacts.add}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={changing !== null}
        onClose={close}
        title={changing ? words.contacts.titles[changing] : ''}
        size="sm"
      >
        <Suspense fallback={<LoadingPart />}>
          {changing && <ContactChange kind={changing} security={security} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}

/** The pending contact survives a reload. If the answer to its code was lost, it is confirmed already. */
function kindToConfirm(security: Security): ContactKind | null {
  const sent = sentContact()
  if (!sent) return null
  if (!isChangedTo(security, sent)) return sent.kind
  forgetSentContact()
  return null
}
