import { TIER_NAMES } from '@ndoa/contract/membership-rules'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { usePrinting } from '../printing.tsx'
import { Sentence } from '../sentence.tsx'
import { StaticPage } from '../static-page.tsx'
import { words as contact } from '../words/contact/index.ts'
import { words } from '../words/membership-order/index.ts'

/**
 * Where the link in a receipt or a reminder leads; the address says which order it is about (`?token=`). Opening it
 * changes nothing. The page's script fills it in.
 */
export function MembershipOrderPage() {
  const { language } = usePrinting()
  const { title, subtitle, description: _description, actions, ...said } = words
  return (
    <StaticPage title={title} subtitle={subtitle} picture="woman-glasses" compact>
      <section
        id="order"
        data-words={JSON.stringify({ ...said, tiers: TIER_NAMES, language })}
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
