import { totp } from '../../server/src/features/identity/accounts/index.ts'
import type { App } from '../../server/src/platform/app.ts'

const DEMO_ADDRESSES = '%@staff.ndoa.test'
const STEP = 30_000 // milliseconds per code

/** The current code of each demo authenticator app, or the next one once the current code was used. */
export async function staffCodes({ db, clock, staff }: Pick<App, 'db' | 'clock' | 'staff'>) {
  const people = await db
    .selectFrom('staff')
    .select(['id', 'email', 'totp_secret', 'totp_step'])
    .where('email', 'like', DEMO_ADDRESSES)
    .where('removed_at', 'is', null)
    .orderBy('email')
    .execute()
  const now = clock.now()
  const step = Math.floor(now.getTime() / STEP)
  return people.map(({ id, email, totp_secret, totp_step }) => {
    const next = new Date(Math.max(step, totp_step + 1) * STEP)
    const code = totp(staff.secrets.decrypt(totp_secret ?? '', id), next)
    const text = `Code of the authenticator app, for /staff: ${code}`
    return { channel: 'totp', to: email, subject: null, text, links: [], code, sent_at: now }
  })
}
