import { CALL_DAYS_AHEAD } from '@ndoa/contract/limits'
import type { ArrangedCall } from '@ndoa/contract/trust/verification'
import type { App, Staff } from '../../../platform/app.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { recordAct } from '../staff/index.ts'
import { setCall, waitingView } from './decisions.queries.ts'
import './verification.events.ts'

const DAY = 86_400_000

/** Staff never see the member's address. @throws verification.call_time; request.not_found */
export async function arrangeCall(app: App, staff: Staff, id: string, call: ArrangedCall): Promise<void> {
  const now = app.clock.now()
  const at = new Date(call.at)
  if (at <= now || at.getTime() > now.getTime() + CALL_DAYS_AHEAD * DAY) throw fail('verification.call_time')
  await transaction(app, async (tx) => {
    const row = await waitingView(tx, id, staff.id, staff.isSenior)
    if (row?.kind !== 'call') throw fail('request.not_found')
    await setCall(tx, id, { at, link: call.link })
    await emit(tx, 'verification.call_arranged', {
      member_id: row.member_id,
      verification_id: id,
      call_at: at.toISOString(),
    })
    await recordAct(tx, {
      act: 'verification_call_arranged',
      at: now,
      by: staff.id,
      subject: { kind: 'verification', id },
    })
  })
}
