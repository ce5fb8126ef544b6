import { createEncryption, type Encryption } from '../../platform/encryption.ts'
import { secretsOf } from '../accounts/index.ts'

declare module '../../platform/app.ts' {
  interface App {
    staff: StaffState
  }
}

/** What a process needs for the sign-in of staff. */
export interface StaffState {
  /** Keeps the secrets of authenticator apps; the owner is the id of the person. */
  secrets: Encryption
  /** What is stored in place of an email or network address. */
  mac: (...parts: string[]) => string
}

export function createStaffState({ SECRET_CODES }: { SECRET_CODES: string }): StaffState {
  const codes = secretsOf(SECRET_CODES)
  return {
    secrets: createEncryption(SECRET_CODES, 'staff'),
    mac: (...parts) => codes.mac('staff', ...parts),
  }
}
