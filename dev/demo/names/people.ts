export interface GivenNames {
  women: string[]
  men: string[]
}

export interface People {
  /** Tribe slug; null if these members would name no tribe. */
  tribe: string | null
  tongues: string[]
  /** Multiplies the country's share of a faith; default 1. */
  leans?: Record<string, number>
  own?: GivenNames
  ofFaith: Partial<Record<string, GivenNames>>
  ownShare: number
  surnames: string[]
  muslimSurnames?: string[]
}

export const list = (names: string): string[] => names.trim().split(/\s+/)

export const mergeNames = (a: GivenNames, b: GivenNames): GivenNames => ({
  women: [...a.women, ...b.women],
  men: [...a.men, ...b.men],
})
