import { TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { StaticPage } from '../layout/static-page.tsx'
import { usePrinting } from '../print/printing-provider.tsx'
import { Sentence } from '../sentence.tsx'
import { words as contact } from '../words/contact.ts'
import { words } from '../words/membership-order.ts'

/** Receipt and reminder links lead here; `?token=` names the order. Opening the page changes nothing. */
export function MembershipOrderPage() {
  const { language } = usePrinting()
  const { title, subtitle, description: _description, actions, ...scriptWords } = words
  return (
    <StaticPage title={title} subtitle={subtitle} picture="woman-glasses" compact>
      <section
        id="order"
        data-words={JSON.stringify({ ...scriptWords, tiers: TIER_NAMES, language })}
        className="grid gap-4 rounded-lg border border-line bg-card p-5 sm:p-8"
      >
        <p className="without-scripts">
          <Sentence text={contact.form.needsScripts(addresses.support)} link={linkClass} />
        </p>
        <p id="order-title" className="text-xl font-bold" />
        <p id="order-state" role="status" />
        <p id="order-renewal" />
        <div className="needs-scripts flex flex-wrap gap-3">
          <Button id="order-stop" variant="outline" hidden>
            {actions.stop}
          </Button>
          <Button id="order-withdraw" variant="outline" hidden>
            {actions.withdraw}
          </Button>
        </div>
        <div id="order-confirm" hidden className="grid gap-3">
          <p id="order-back" />
          <div className="flex flex-wrap gap-3">
            <Button id="order-yes">{actions.confirm}</Button>
            <Button id="order-no" variant="quiet">
              {actions.keep}
            </Button>
          </div>
        </div>
      </section>
    </StaticPage>
  )
}
