import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db.ts'
import type { MailGate, MailPurpose } from '../../../platform/mail.ts'
import type { RecheckNews } from '../../../platform/waiting-messages.ts'
import { insertBounce, mayGetNews, memberAt, stateOfAddress } from './bounces.queries.ts'
import { kindOfStatus } from './delivery-report.ts'
import type { ReturnAddresses } from './return-address.ts'

export const createMailGate = (
  { db, clock, recheckNews }: { db: Database; clock: Clock; recheckNews: RecheckNews },
  { returnAddresses, domain }: { returnAddresses: ReturnAddresses; domain: string | undefined },
): MailGate => ({
  /** Requested mails are always sent, because their arrival proves the address. */
  async opening(open, mail) {
    if (mail.kind === 'requested') return 'now'
    const state = await stateOfAddress(open, mail.to, clock.now())
    if (!isNews(mail)) return state === 'undeliverable' ? 'never' : 'now'
    if (state !== 'arrives' || !(await mayGetNews(open, mail))) return 'never'
    return mail.news ? recheckNews(open, 'mail', mail.news) : 'now'
  },
  async returnAddress(address, messageId) {
    const member = domain ? await memberAt(db, address) : undefined
    return member ? `${returnAddresses.localPartFor(member.id, address, messageId)}@${domain}` : null
  },
  async refused(address, status) {
    const member = await memberAt(db, address)
    if (member)
      await insertBounce(db, { user_id: member.id, address, kind: kindOfStatus(status), at: clock.now() })
  },
})

const isNews = (mail: MailPurpose): mail is Extract<MailPurpose, { memberId: string }> =>
  mail.kind === 'news' || mail.kind === 'marketing'
