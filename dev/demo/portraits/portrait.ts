import type { Accents, Print } from './clothes.ts'

/** What stays the same in all pictures of one person. */
export interface Person {
  skin: string
  hair: string
  /** A head of Open Peeps, or long hair of our own. */
  head: string
  beard?: string
  glasses?: string
  earrings?: string
  /** Fine lines of age. */
  lines?: boolean
  /** How wide the head is, how large eyes, nose and mouth are, and how much lower they sit. */
  shape: { width: number; features: number; lift: number }
}

export type Cover =
  | 'hijab'
  | 'longHijab'
  | 'headwrap'
  | 'gele'
  | 'netela'
  | 'kufi'
  | 'hula'
  | 'fila'
  | 'beanie'
  | 'hat'

/** What differs from one picture of a person to the next. */
export interface Shot {
  pose: string
  expression: 'smile' | 'calm' | 'cute' | 'old'
  laughing: boolean
  clothes: { main: string; second: string; dark: string; print: Print; accents: Accents }
  /** Worn over the body's own clothes. */
  over?: 'robe' | 'shawl' | 'tie' | 'beads' | 'skirt'
  /** Worn on the head, and of which cloth. */
  cover?: Cover
  scarf: { colour: string; print: Print; accents: Accents }
  /** A quiet backdrop in two tints, or a place. */
  place: string
  ground: string
  tint: string
  mirrored: boolean
  zoom: number
}

/** One picture: it is kept as these few words, and drawn when somebody looks at it. */
export interface Portrait {
  person: Person
  shot: Shot
}
