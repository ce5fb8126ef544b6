import { ON_SALE, PROVIDERS, type Provider, type Tier } from '@ndoa/contract/membership/membership-rules'
import PQueue from 'p-queue'
import { createEncryption, type Encryption } from '../../platform/encryption.ts'
import { createMailTokens, type MailTokens } from '../../platform/mail-tokens.ts'
import type { AccountsConfig } from '../identity/accounts/index.ts'
import type { MembershipConfig } from './membership.config.ts'
import { createProviders, type Providers } from './providers/index.ts'

/** Concurrent checks per provider; each one uses a database connection while its order is settled. */
const CONCURRENT_CHECKS = 4

interface MembershipState {
  providers: Providers
  onSale: readonly Tier[]
  /** One queue per provider, so that a slow provider does not delay the others. */
  checkQueues: Record<Provider, PQueue>
  /** Encrypts the providers' card tokens. */
  cards: Encryption
  tokens: MailTokens
  seller: { name: string; address: string; tax_number: string | null }
}

declare module '../../platform/app.ts' {
  interface App {
    membership: MembershipState
  }
}

const createQueues = () =>
  Object.fromEntries(
    PROVIDERS.map((provider) => [provider, new PQueue({ concurrency: CONCURRENT_CHECKS })]),
  ) as Record<Provider, PQueue>

export const createMembershipState = (
  config: MembershipConfig &
    Pick<AccountsConfig, 'SECRET_CODES' | 'SECRET_CODES_BEFORE'> & {
      SECRET_LINKS: string
      SECRET_LINKS_BEFORE?: string | undefined
    },
): MembershipState => ({
  providers: createProviders(config),
  onSale: ON_SALE,
  checkQueues: createQueues(),
  cards: createEncryption(config.SECRET_CODES, 'cards', config.SECRET_CODES_BEFORE),
  tokens: createMailTokens(config.SECRET_LINKS, 'orders', config.SECRET_LINKS_BEFORE),
  seller: {
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS,
    tax_number: config.SELLER_TAX_NUMBER ?? null,
  },
})
