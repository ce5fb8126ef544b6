import type { Membership } from '@ndoa/contract/membership/membership'
import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { pagePath } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../ui/feedback/toast-time.ts'
import { linkClass } from '../../ui/link.ts'
import { rich } from '../../words/rich.tsx'
import { useSetRenewing } from './membership.queries.ts'
import { priceLabel } from './price.tsx'
import { words } from './words.ts'

export function CurrentMembership({ membership }: { membership: Membership }) {
  const { tier, ends_at } = membership
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl font-bold">{tier ? TIER_NAMES[tier] : words.none.title}</h2>
      {tier && ends_at && !membership.renewal?.is_on && <p>{words.until(dateLabel(ends_at))}</p>}
      {!tier && <p>{rich(words.none.text, { a: aboutLink })}</p>}
      {tier && <Renewal renewal={membership.renewal} canStart={membership.can_renew} />}
    </Card>
  )
}

function Renewal({ renewal, canStart }: Pick<Membership, 'renewal'> & { canStart: boolean }) {
  const { mutate, isPending, variables } = useSetRenewing()
  const toast = useToast()
  if (!renewal || (!renewal.is_on && !canStart)) return null
  const { is_on, at, price, card } = renewal
  const text = is_on ? words.renews : words.startHint
  const set = (renews: boolean) =>
    mutate(renews, { onError: (error) => toast.error(sentenceFor(error, words.notSaved), SHORT_TOAST) })
  const wasStopped = variables === false && !is_on && !isPending
  return (
    <>
      <p className={is_on ? undefined : 'text-sm text-soft'}>
        {text(dateLabel(at), priceLabel(price), card)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" busy={isPending} onClick={() => set(!is_on)}>
          {is_on ? words.stop : wasStopped ? words.undo : words.start}
        </Button>
        <span role="status">{wasStopped && words.stopped}</span>
      </div>
    </>
  )
}

const aboutLink = (text: string) => (
  <a href={pagePath('/membership')} className={linkClass}>
    {text}
  </a>
)
