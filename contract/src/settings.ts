export const VISIBILITIES = ['everyone', 'verified', 'matches'] as const
export type Visibility = (typeof VISIBILITIES)[number]
