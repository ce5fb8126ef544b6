import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { providerFor } from '@ndoa/contract/membership/prices'

/** A stored card stays with its provider, so it can't pay in a country that uses another one. */
export const canChargeIn = (country: string, { provider }: { provider: Provider }): boolean =>
  providerFor(country, 'card') === provider
