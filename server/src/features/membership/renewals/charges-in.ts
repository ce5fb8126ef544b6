import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { providerFor } from '@ndoa/contract/membership/prices'

/** A different provider has no stored card or does not accept its currency. */
export const chargesIn = (country: string, { provider }: { provider: Provider }): boolean =>
  providerFor(country, 'card') === provider
