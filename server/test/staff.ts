import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@ndoa/contract/trust/staff-rules'
import { hashPassword, newTotpSecret, totp } from '../src/features/identity/accounts/index.ts'
import type { App } from '../src/platform/app.ts'
import type { Clock } from '../src/platform/clock.ts'

export const STAFF_PASSWORD = 'Correct-horse-42'
const PASSWORD_HASH = hashPassword(STAFF_PASSWORD)

export interface StaffMember {
  id: string
  email: string
  code: (clock: Clock) => string
}

interface StaffTraits {
  name?: string
  email?: string
  role?: StaffRole
  is_senior?: boolean
  password_is_initial?: boolean
  senior_proposed_at?: Date
  senior_proposed_by?: string
}

export async function aStaffMember(
  app: Pick<App, 'db' | 'staff'>,
  traits: StaffTraits = {},
): Promise<StaffMember> {
  const id = randomUUID()
  const secret = newTotpSecret()
  const person = {
    id,
    name: 'Ife Balogun',
    email: `${id}@staff.test`,
    role: 'moderator',
    password_is_initial: false,
    ...traits,
  }
  await app.db
    .insertInto('staff')
    .values({
      ...person,
      password_hash: await PASSWORD_HASH,
      totp_secret: app.staff.secrets.encrypt(secret, id),
      created_at: new Date(),
    })
    .execute()
  return { id, email: person.email, code: (clock) => totp(secret, clock.now()) }
}
