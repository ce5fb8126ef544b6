import { createHmac, hkdfSync } from 'node:crypto'
import type { ValuesOf } from '../../../platform/config.ts'
import type { casesConfig } from '../cases/index.ts'

export interface BanListState {
  /** A keyed hash: a plain one could be brute-forced over all phone numbers in minutes. */
  mac(...parts: string[]): Buffer
}

declare module '../../../platform/app.ts' {
  interface App {
    banList: BanListState
  }
}

export function createBanListState({
  SECRET_SAFETY,
}: Pick<ValuesOf<typeof casesConfig>, 'SECRET_SAFETY'>): BanListState {
  const key = Buffer.from(hkdfSync('sha256', SECRET_SAFETY, '', 'ban list', 32))
  return { mac: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest() }
}
