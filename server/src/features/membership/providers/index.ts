import type { Provider } from '@ndoa/contract/membership-rules'
import type { MembershipConfig } from '../membership.config.ts'
import type { PaymentProvider } from './provider.ts'

/** Who takes payments here: the providers that are configured. */
export type Providers = Partial<Record<Provider, PaymentProvider>>

export const createProviders = (_config: MembershipConfig): Providers => ({})
