import type { ProfileConsent } from '@ndoa/contract/identity/consents'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Card } from '../../../ui/card.tsx'
import { NotLoaded } from '../../../ui/feedback/not-loaded.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../ui/feedback/toast-time.ts'
import { Switch } from '../../../ui/forms/switch.tsx'
import { words as ui } from '../../../ui/words.ts'
import { consentsQuery, useChangeConsents } from './settings.queries.ts'
import { words } from './words.ts'

/** A switch applies at once, because withdrawing consent must be as easy as giving it (GDPR, Article 7(3)). */
export function ConsentSettings({ userId }: { userId: string }) {
  return (
    <Card>
      <h2 className="mb-1 text-xl font-bold">{words.consentsTitle}</h2>
      <p className="text-sm text-soft">{words.consentsText}</p>
      <ConsentSwitches userId={userId} />
    </Card>
  )
}

function ConsentSwitches({ userId }: { userId: string }) {
  const query = useQuery(consentsQuery(userId))
  const { data } = query
  const change = useChangeConsents(userId)
  const toast = useToast()

  function set(kind: ProfileConsent, isGiven: boolean) {
    change.mutate(
      { [kind]: isGiven },
      {
        onError: (failure) => toast.error(sentenceFor(failure, words.saveFailed), SHORT_TOAST),
      },
    )
  }

  if (!data)
    return (
      <NotLoaded
        query={query}
        title={sentenceFor(query.error, words.fetchFailed)}
        text={ui.tryLater}
        loading={<Spinner label={words.loading} />}
      />
    )
  return (
    <div className="divide-y divide-line">
      {(Object.keys(words.consents) as ProfileConsent[]).map((kind) => (
        <Switch
          key={kind}
          {...words.consents[kind]}
          checked={data[kind]}
          onChange={(event) => set(kind, event.target.checked)}
        />
      ))}
    </div>
  )
}
