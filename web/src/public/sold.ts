import { ON_SALE, type Tier } from '@ndoa/contract/membership/membership-rules'

export const ifSold = (tier: Tier, sentence: string): string[] => (ON_SALE.includes(tier) ? [sentence] : [])
