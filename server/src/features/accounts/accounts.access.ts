import type { accountsCalls } from '@ndoa/contract/accounts'
import { type AccessOf, type AccessRow, row } from '../../platform/access.ts'

export type OpenRoute =
  | 'POST /auth/v1/sign-up/email'
  | 'POST /auth/v1/resend-confirmation'
  | 'POST /auth/v1/exchange-code'
  | 'POST /auth/v1/sign-in/email'
  | 'POST /auth/v1/sign-in/link'
  | 'POST /auth/v1/sign-up/phone'
  | 'POST /auth/v1/sign-in/phone'
  | 'POST /auth/v1/verify-phone'
  | 'POST /auth/v1/sign-in/second-factor'
  | 'POST /auth/v1/reset-password'
  | 'GET /auth/v1/get-session'
  | 'POST /auth/v1/sign-out'

export type OwnRoute =
  | 'GET /auth/v1/get-security'
  | 'GET /auth/v1/get-sessions'
  | 'GET /auth/v1/get-security-log'
  | 'POST /auth/v1/end-session'
  | 'POST /auth/v1/end-other-sessions'
  | 'POST /auth/v1/change-password'
  | 'POST /auth/v1/change-contact'
  | 'POST /auth/v1/confirm-contact'
  | 'POST /auth/v1/update-user'
  | 'POST /auth/v1/enrol-second-factor'
  | 'POST /auth/v1/confirm-second-factor'
  | 'POST /auth/v1/renew-recovery-codes'
  | 'POST /auth/v1/remove-second-factor'

/** Where a visitor names an account, the columns are the states of that account. */
export interface AccountRow {
  id: string
  cells: Record<'none' | 'unconfirmed' | 'active' | 'deactivated' | 'suspended' | 'deleted', string>
}

function accountRow(id: string, line: string): AccountRow {
  const [none, unconfirmed, active, deactivated, suspended, deleted, ...more] = line.split(/ *\| */)
  if (!none || !unconfirmed || !active || !deactivated || !suspended || !deleted || more.length > 0)
    throw new Error(`Row ${id} does not have six cells.`)
  return { id, cells: { none, unconfirmed, active, deactivated, suspended, deleted } }
}

const AUT_8 = accountRow('AUT-8', 'E, no mail | E, mail | E, mail | E, mail | E, mail | E, no mail')
const AUT_12 = accountRow('AUT-12', '422 | 422 | 422 | 422 | 422 | 422')
const AUT_11 = accountRow('AUT-11', '400 | 400 | 400 | 400 | 400 | 400')

const SES_1 = row('SES-1', 'L | A | A | - | - | - | L | A | A')
const SES_5 = row('SES-5', 'L | A | A | - | - | - | L | A | A')
const SES_6 = row('SES-6', 'L | A | A | N | N | N | L | A own | A own')
const SES_9 = row('SES-9', 'L | A | A | D | D | D | L | A | A')
const SES_10 = row('SES-10', 'L | C | A | D | D | D | L | A, cannot remove | A, cannot remove')

/** What a member does about the own account. */
export const ownAccess: Record<OwnRoute, readonly [AccessRow, ...AccessRow[]]> = {
  'GET /auth/v1/get-security': [SES_1],
  'GET /auth/v1/get-sessions': [SES_5],
  'GET /auth/v1/get-security-log': [row('SES-13', 'L | A | A | D | D | D | L | D | D')],
  'POST /auth/v1/end-session': [SES_6],
  'POST /auth/v1/end-other-sessions': [SES_6],
  'POST /auth/v1/change-password': [
    row('SES-7', 'L | C | A | D | D | D | L | A | A'),
    row('SES-8', 'L | C | D | D | D | D | L | D | D'),
  ],
  'POST /auth/v1/change-contact': [SES_9],
  'POST /auth/v1/confirm-contact': [SES_9],
  'POST /auth/v1/update-user': [row('SES-12', 'L | A | A | D | D | D | L | D | D')],
  'POST /auth/v1/enrol-second-factor': [SES_10],
  'POST /auth/v1/confirm-second-factor': [SES_10],
  'POST /auth/v1/renew-recovery-codes': [SES_10],
  'POST /auth/v1/remove-second-factor': [SES_10],
}

/** The ways in and out. What they answer depends on the account that is named, or on the session: both kinds of row. */
export const accountsAccess: Record<OpenRoute | OwnRoute, ReadonlyArray<AccessRow | AccountRow>> = {
  ...ownAccess,
  'POST /auth/v1/sign-up/email': [
    accountRow(
      'AUT-1',
      'E, confirm mail | E, confirm mail again | 409 as specified | 409 as specified | 409 as specified | E, confirm mail',
    ),
    AUT_11,
    AUT_12,
  ],
  'POST /auth/v1/resend-confirmation': [row('SES-11', 'L | A | E | - | - | - | L | E | E')],
  'POST /auth/v1/sign-in/link': [AUT_8, AUT_11],
  'POST /auth/v1/reset-password': [AUT_8, AUT_11],
  'POST /auth/v1/sign-up/phone': [
    accountRow(
      'AUT-2',
      'E, code | E, code | E, code (ends in sign-in) | E, code (ends in sign-in) | E, no code | E, code',
    ),
    AUT_11,
    AUT_12,
  ],
  'POST /auth/v1/sign-in/phone': [
    accountRow(
      'AUT-5',
      '404 as specified | 404 as specified | E, code | E, code | E, code | 404 as specified',
    ),
    AUT_11,
  ],
  'POST /auth/v1/verify-phone': [
    accountRow(
      'AUT-6',
      'account made, session S | session S | session S | session S and reactivated | restricted session | account made, session S',
    ),
    accountRow('AUT-7', '400 same text | 400 | 400 | 400 | 400 | 400'),
    AUT_11,
  ],
  'POST /auth/v1/sign-in/second-factor': [
    accountRow('AUT-13', '- | - | session S | session S and reactivated | restricted session | 400'),
    accountRow('AUT-14', '400 | 400 | 400 | 400 | 400 | 400'),
    AUT_11,
  ],
  'POST /auth/v1/exchange-code': [
    accountRow('AUT-10', '- | session S | 400 | 400 | 400 | 400'),
    accountRow('AUT-9', '400 | 400 | 400 | 400 | 400 | 400'),
    AUT_11,
  ],
  'POST /auth/v1/sign-in/email': [
    accountRow(
      'AUT-3',
      '- | session U | session S | session S and reactivated | restricted session (2.10) | same as wrong password',
    ),
    accountRow('AUT-4', '400 generic | 400 generic | 400 generic | 400 generic | 400 generic | 400 generic'),
    AUT_11,
  ],
  'GET /auth/v1/get-session': [
    SES_1,
    row('SES-2', 'L | A | A | - | - | - | L | A | A'),
    row('SES-3', 'L | L | L | - | - | - | L | L | L'),
  ],
  'POST /auth/v1/sign-out': [row('SES-4', 'A | A | A | - | - | - | A | A | A')],
}

/** The call that turns a sign-up's data into a profile; the profiles serve it. */
export const completeSignUpAccess: AccessOf<typeof accountsCalls> = {
  completeSignUp: [row('PRO-7', 'L | A own | A own | D | D | D | L | D | D')],
}
