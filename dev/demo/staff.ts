import { randomUUID } from 'node:crypto'
import { hashPassword, newTotpSecret } from '../../server/src/features/identity/accounts/index.ts'
import { recordAct } from '../../server/src/features/trust/staff/index.ts'
import type { App } from '../../server/src/platform/app.ts'
import { DEMO_PASSWORD } from './cast.ts'
import { lockDemo } from './lock.ts'

/** `dev/pages` recognizes demo staff by their address suffix and shows their codes in the development outbox. */
export const DEMO_STAFF = [
  { name: 'Ife Balogun', email: 'ife@staff.ndoa.test', role: 'moderator', is_senior: false },
  { name: 'Juma Otieno', email: 'juma@staff.ndoa.test', role: 'moderator', is_senior: false },
  { name: 'Wanjiru Kamau', email: 'wanjiru@staff.ndoa.test', role: 'moderator', is_senior: true },
  { name: 'Sipho Dlamini', email: 'sipho@staff.ndoa.test', role: 'moderator', is_senior: true },
  { name: 'Aminata Diallo', email: 'aminata@staff.ndoa.test', role: 'moderator', is_senior: true },
  { name: 'Nana Boateng', email: 'nana@staff.ndoa.test', role: 'admin', is_senior: false },
] as const

const emailsOf = (role: string, isSenior: boolean) =>
  DEMO_STAFF.filter((person) => person.role === role && person.is_senior === isSenior).map(
    ({ email }) => email,
  )

export const STAFF_SIGN_INS = {
  Moderators: emailsOf('moderator', false),
  'Senior moderators': emailsOf('moderator', true),
  Administrator: emailsOf('admin', false),
}

export async function seedStaff({ db, clock, staff }: Pick<App, 'db' | 'clock' | 'staff'>): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (tx) => {
    await lockDemo(tx, 'staff')
    const first = tx.selectFrom('staff').select('id').where('email', '=', DEMO_STAFF[0].email)
    if (await first.executeTakeFirst()) return
    for (const person of DEMO_STAFF) {
      const id = randomUUID()
      const at = clock.now()
      await tx
        .insertInto('staff')
        .values({
          ...person,
          id,
          password_hash,
          password_is_initial: false,
          totp_secret: staff.secrets.encrypt(newTotpSecret(), id),
          created_at: at,
        })
        .execute()
      const details = { role: person.role, is_senior: person.is_senior }
      await recordAct(tx, { act: 'staff_added', at, by: null, subject: { kind: 'staff', id }, details })
    }
  })
}
