import type { Accents, Print } from './clothes.ts'

export interface Person {
  skin: string
  hair: string
  head: string
  beard?: string
  glasses?: string
  earrings?: string
  lines?: boolean
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

export interface Shot {
  pose: string
  expression: 'smile' | 'calm' | 'cute' | 'old'
  laughing: boolean
  clothes: { main: string; second: string; dark: string; print: Print; accents: Accents }
  over?: 'robe' | 'shawl' | 'tie' | 'beads' | 'skirt'
  cover?: Cover
  scarf: { colour: string; print: Print; accents: Accents }
  place: string
  ground: string
  tint: string
  mirrored: boolean
  zoom: number
}

/** Stored as JSON and drawn on first view. */
export interface Portrait {
  person: Person
  shot: Shot
}
