/** Given names of one origin or faith. */
export interface GivenNames {
  women: string[]
  men: string[]
}

/** Names and tongues of a people. */
export interface People {
  /** Slug of the tribe, null where people would not name one. */
  tribe: string | null
  /** Slugs of the heritage languages; `other` stands for one that the product does not list. */
  tongues: string[]
  /** How much likelier (or rarer) a faith is here than in the whole country; 1 when not said. */
  leans?: Record<string, number>
  /** Names that members of any faith carry. */
  own?: GivenNames
  /** Names that come with a faith. */
  ofFaith: Partial<Record<string, GivenNames>>
  /** How many carry a name of their people rather than of their faith. */
  ownShare: number
  surnames: string[]
  /** Where Muslim families carry other surnames. */
  muslimSurnames?: string[]
}

/** Splits a line of names. */
export const list = (names: string): string[] => names.trim().split(/\s+/)

export const both = (a: GivenNames, b: GivenNames): GivenNames => ({
  women: [...a.women, ...b.women],
  men: [...a.men, ...b.men],
})
