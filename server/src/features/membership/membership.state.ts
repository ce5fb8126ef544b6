import { ON_SALE, PROVIDERS, type Provider, type Tier } from '@ndoa/contract/membership-rules'
import PQueue from 'p-queue'
import { createEncryption, type Encryption } from '../../platform/encryption.ts'
import { createMailTokens, type MailTokens } from '../../platform/mail-tokens.ts'
import type { AccountsConfig } from '../accounts/index.ts'
import type { MembershipConfig } from './membership.config.ts'
import { createProviders, type Providers } from './providers/index.ts'

/** Of each provider. Each order holds a connection to the database while it is settled. */
const ASKED_AT_ONCE = 4

interface MembershipState {
  providers: Providers
  onSale: readonly Tier[]
  /** Orders that this process asks about, by provider: one that is slow delays no other. */
  asking: Record<Provider, PQueue>
  /** Seals the providers' tokens of cards, each for its member. */
  cards: Encryption
  /** Of the links to orders in mails. */
  tokens: MailTokens
  /** As shown on receipts. */
  seller: { name: string; address: string; tax_number: string | null }
}

declare module '../../platform/app.ts' {
  interface App {
    membership: MembershipState
  }
}

const queues = () =>
  Object.fromEntries(
    PROVIDERS.map((provider) => [provider, new PQueue({ concurrency: ASKED_AT_ONCE })]),
  ) as Record<Provider, PQueue>

export const createMembershipState = (
  config: MembershipConfig & Pick<AccountsConfig, 'SECRET_CODES'> & { SECRET_LINKS: string },
): MembershipState => ({
  providers: createProviders(config),
  onSale: ON_SALE,
  asking: queues(),
  cards: createEncryption(config.SECRET_CODES, 'cards'),
  tokens: createMailTokens(config.SECRET_LINKS, 'orders'),
  seller: {
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS,
    tax_number: config.SELLER_TAX_NUMBER ?? null,
  },
})
