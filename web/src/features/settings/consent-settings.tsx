import type { ProfileConsent } from '@ndoa/contract/consents'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { words as ui } from '../../ui/words/index.ts'
import { consentsQuery, useChangeConsents } from './settings.queries.ts'
import { words } from './words/index.ts'

/** The consents of the member. A switch takes effect at once: withdrawing has to be as easy as giving. */
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
