import { CONSENT_WORDS, type ProfileConsent } from '@ndoa/contract/consents'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'
import { consentsQuery, useChangeConsents } from './settings.queries.ts'

const KINDS = Object.keys(CONSENT_WORDS) as ProfileConsent[]

/** The consents of the member. A switch takes effect at once: withdrawing has to be as easy as giving. */
export function ConsentSettings({ userId }: { userId: string }) {
  return (
    <Card>
      <h2 className="mb-1 text-xl font-bold">What others see and what counts</h2>
      <p className="text-sm text-soft">
        An answer you don’t show doesn’t count in anyone’s matches. Changes here take effect right away.
      </p>
      <ConsentSwitches userId={userId} />
    </Card>
  )
}

function ConsentSwitches({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(consentsQuery(userId))
  const change = useChangeConsents(userId)
  const toast = useToast()

  function set(kind: ProfileConsent, isGiven: boolean) {
    change.mutate(
      { [kind]: isGiven },
      {
        onError: (failure) => toast.error(sentenceFor(failure, 'Failed to update settings'), SHORT_TOAST),
      },
    )
  }

  if (error && !data)
    return (
      <FailedState
        title={sentenceFor(error, 'Failed to fetch settings')}
        text="Please try again later."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Spinner label="Loading settings..." />
  return (
    <div className="divide-y divide-line">
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          {...CONSENT_WORDS[kind]}
          checked={data[kind]}
          onChange={(event) => set(kind, event.target.checked)}
        />
      ))}
    </div>
  )
}
