import { createEncryption, type Encryption } from '../../../platform/encryption.ts'
import { secretsOf } from '../../identity/accounts/index.ts'

declare module '../../../platform/app.ts' {
  interface App {
    staff: StaffState
  }
}

export interface StaffState {
  /** Encrypts authenticator apps' secrets; the owner is the staff id. */
  secrets: Encryption
  /** Email and network addresses are stored in this form. */
  mac: (...parts: string[]) => string
}

export function createStaffState({ SECRET_CODES }: { SECRET_CODES: string }): StaffState {
  const codes = secretsOf(SECRET_CODES)
  return {
    secrets: createEncryption(SECRET_CODES, 'staff'),
    mac: (...parts) => codes.mac('staff', ...parts),
  }
}
