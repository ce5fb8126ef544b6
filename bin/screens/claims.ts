/** One thing that the specification says, in short words. */
export type Claim =
  | string
  /** We do it in another way: the row of docs/departures.md that begins like this says why. */
  | { says: string; departure: string }
  /** The specification says it twice: `2 Likes (tiles)` shows both. */
  | { says: string; as: string }

/** The claims below one heading of the specification, each under the word by which titles of tests name it. */
export type Claims = Record<string, Claim>

/** Headings as tests name them, section first: `2 Likes`. */
export type Sections = Record<string, Claims>
