import type { ValuesOf } from '../../../platform/config.ts'
import { createEncryption, type Encryption } from '../../../platform/encryption.ts'
import type { casesConfig } from './cases.config.ts'

export interface CasesState {
  encryption: Encryption
}

declare module '../../../platform/app.ts' {
  interface App {
    cases: CasesState
  }
}

export const createCasesState = ({ SECRET_SAFETY }: ValuesOf<typeof casesConfig>): CasesState => ({
  encryption: createEncryption(SECRET_SAFETY, 'cases'),
})
