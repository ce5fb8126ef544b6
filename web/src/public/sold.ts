import { ON_SALE, type Tier } from '@ndoa/contract/membership-rules'

/** A sentence about a tier: printed as soon as the tier is sold. */
export const ifSold = (tier: Tier, sentence: string): string[] => (ON_SALE.includes(tier) ? [sentence] : [])
