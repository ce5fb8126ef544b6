import type { DeliveryChange, DeliveryChoices } from '@ndoa/contract/notifications/deliveries'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../ui/feedback/toast-time.ts'
import { ToneIcon, toneClass } from '../../../ui/feedback/tone-icon.tsx'
import { words as ui } from '../../../ui/words.ts'
import { rich } from '../../../words/rich.tsx'
import { addressLink } from './address-link.tsx'
import { ChannelGrid } from './channel-grid.tsx'
import { deliveryQuery, useChangeDelivery } from './deliveries.queries.ts'
import { QuietHoursFields } from './quiet-hours-fields.tsx'
import { words } from './words.ts'

export function DeliverySettings({ userId }: { userId: string }) {
  const query = useQuery(deliveryQuery(userId))
  const { data } = query
  const { mutate } = useChangeDelivery(userId)
  const toast = useToast()
  const change = (body: DeliveryChange) =>
    mutate(body, { onError: (failure) => toast.error(sentenceFor(failure, words.notSaved), SHORT_TOAST) })

  return (
    <>
      {data && <MailTrouble mail={data.mail} />}
      <Card>
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-lg font-bold [&::-webkit-details-marker]:hidden">
            {words.byKind}
            <ChevronDown
              size={22}
              aria-hidden="true"
              className="shrink-0 text-brand-strong group-open:transform-[rotate(180deg)] motion-safe:transition-transform"
            />
          </summary>
          {data ? (
            <div className="mt-3 grid gap-6">
              <ChannelGrid choices={data} onChange={(refused) => change({ refused })} />
              <QuietHoursFields choices={data} onChange={(quiet) => change({ quiet })} />
            </div>
          ) : (
            <NotLoaded
              query={query}
              title={sentenceFor(query.error, words.failed)}
              text={ui.tryLater}
              loading={<Spinner label={words.loading} />}
            />
          )}
        </details>
      </Card>
    </>
  )
}

function MailTrouble({ mail }: Pick<DeliveryChoices, 'mail'>) {
  if (mail !== 'undeliverable' && mail !== 'complained') return null
  return (
    <p className={`flex gap-3 rounded-md border px-5 py-3 ${toneClass.error}`}>
      <ToneIcon tone="error" />
      <span>{rich(words.mail[mail], { a: addressLink })}</span>
    </p>
  )
}
