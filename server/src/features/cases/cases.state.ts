import type { ValuesOf } from '../../platform/config.ts'
import { createEncryption, type Encryption } from '../../platform/encryption.ts'
import type { casesConfig } from './cases.config.ts'

export interface CasesState {
  /** For what people tell us, and for what we keep because of it. */
  encryption: Encryption
  /** Share of decisions that are looked at again. */
  secondLookShare: number
}

declare module '../../platform/app.ts' {
  interface App {
    cases: CasesState
  }
}

export const createCasesState = ({
  SECRET_SAFETY,
  SECOND_LOOK_SHARE,
}: ValuesOf<typeof casesConfig>): CasesState => ({
  secondLookShare: SECOND_LOOK_SHARE,
  encryption: createEncryption(SECRET_SAFETY, 'cases'),
})
