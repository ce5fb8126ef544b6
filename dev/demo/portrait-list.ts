/** How one portrait is drawn. `face` groups the pictures of one person, so that a member's photos agree. */
export interface Portrait {
  face: number
  gender: 'Male' | 'Female'
  hijab: boolean
  head: string
  skin: string
  hair: string
  clothing: string
  background: string
  expression: 'smile' | 'calm' | 'cute'
  beard?: string
  glasses?: string
  /** Large hair needs a wider frame, or it would be cut. */
  wide?: boolean
}

type Shot = [clothing: string, background: string, expression: Portrait['expression']]
type Person = Pick<Portrait, 'head' | 'skin'> & Partial<Portrait> & { shots: Shot[] }

const BLACK = '#1f1512'
const GRAY = '#8c827a'

// Skin never darker than this: below it the black features of the drawing disappear.
const DEEP = '#6b4430'
const DARK = '#7d4f36'
const BROWN = '#8d5a3b'
const WARM = '#9a6544'
const LIGHT = '#a9714b'

const ORANGE = '#c2410c'
const RUST = '#9a3412'
const GOLD = '#f59e0b'
const TEAL = '#0f6b63'
const WINE = '#8f2d3f'
const INDIGO = '#34508a'
const CREAM = '#fdf3e3'
const OLIVE = '#6f7436'

const SAND = '#fdeedd'
const PEACH = '#fbdcc0'
const HONEY = '#fbe7b8'
const MINT = '#d5e8e2'
const BLUSH = '#f6d9d3'
const SKY = '#dbe5f1'
const CLAY = '#efcfb4'
const LEAF = '#e4e8cc'

const WOMEN: Person[] = [
  {
    head: 'afro',
    skin: BROWN,
    shots: [
      [ORANGE, SAND, 'smile'],
      [TEAL, HONEY, 'cute'],
      [GOLD, MINT, 'smile'],
      [CREAM, BLUSH, 'calm'],
    ],
  },
  {
    head: 'bun',
    skin: DARK,
    shots: [
      [GOLD, MINT, 'calm'],
      [WINE, PEACH, 'smile'],
      [ORANGE, SKY, 'cute'],
      [TEAL, SAND, 'smile'],
    ],
  },
  {
    head: 'hijab',
    skin: WARM,
    hijab: true,
    hair: TEAL,
    shots: [
      [CREAM, PEACH, 'smile'],
      [GOLD, SAND, 'cute'],
      [RUST, SKY, 'smile'],
    ],
  },
  { head: 'cornrows', skin: DEEP, shots: [[GOLD, BLUSH, 'smile']] },
  { head: 'cornrows2', skin: WARM, shots: [[WINE, HONEY, 'cute']] },
  { head: 'bantuKnots', skin: DARK, shots: [[ORANGE, MINT, 'smile']] },
  { head: 'longCurly', skin: LIGHT, wide: true, shots: [[TEAL, PEACH, 'smile']] },
  { head: 'longAfro', skin: BROWN, wide: true, shots: [[GOLD, SKY, 'smile']] },
  { head: 'bun2', skin: WARM, wide: true, shots: [[RUST, LEAF, 'cute']] },
  { head: 'dreads1', skin: DARK, shots: [[CREAM, CLAY, 'smile']] },
  { head: 'turban', skin: DEEP, shots: [[ORANGE, HONEY, 'smile']] },
  { head: 'turban', skin: LIGHT, shots: [[WINE, SAND, 'calm']] },
  { head: 'hijab', skin: BROWN, hijab: true, hair: WINE, shots: [[SAND, MINT, 'calm']] },
  { head: 'hijab', skin: DEEP, hijab: true, hair: INDIGO, shots: [[GOLD, HONEY, 'smile']] },
  { head: 'hijab', skin: LIGHT, hijab: true, hair: OLIVE, shots: [[CREAM, BLUSH, 'cute']] },
  {
    head: 'hijab',
    skin: DARK,
    hijab: true,
    hair: RUST,
    glasses: 'glasses2',
    shots: [[CREAM, LEAF, 'smile']],
  },
  { head: 'afro', skin: LIGHT, glasses: 'glasses', shots: [[INDIGO, PEACH, 'smile']] },
  { head: 'cornrows', skin: LIGHT, glasses: 'glasses5', shots: [[WINE, SKY, 'smile']] },
  { head: 'medium1', skin: WARM, shots: [[GOLD, CLAY, 'cute']] },
  { head: 'grayBun', skin: BROWN, hair: GRAY, glasses: 'glasses5', shots: [[TEAL, BLUSH, 'smile']] },
  { head: 'noHair1', skin: DARK, shots: [[ORANGE, LEAF, 'smile']] },
  { head: 'long', skin: LIGHT, shots: [[RUST, MINT, 'smile']] },
]

const MEN: Person[] = [
  {
    head: 'short1',
    skin: DARK,
    beard: 'chin',
    shots: [
      [TEAL, SAND, 'smile'],
      [CREAM, HONEY, 'calm'],
      [ORANGE, MINT, 'smile'],
      [INDIGO, PEACH, 'cute'],
    ],
  },
  {
    head: 'twists',
    skin: BROWN,
    shots: [
      [GOLD, SKY, 'smile'],
      [RUST, SAND, 'cute'],
      [TEAL, BLUSH, 'smile'],
      [CREAM, LEAF, 'calm'],
    ],
  },
  {
    head: 'noHair1',
    skin: DEEP,
    beard: 'goatee2',
    shots: [
      [CREAM, PEACH, 'smile'],
      [ORANGE, SAND, 'smile'],
      [TEAL, HONEY, 'calm'],
    ],
  },
  { head: 'short2', skin: WARM, shots: [[INDIGO, HONEY, 'smile']] },
  { head: 'short2', skin: DEEP, beard: 'full', shots: [[GOLD, MINT, 'cute']] },
  { head: 'flatTop', skin: BROWN, shots: [[WINE, PEACH, 'smile']] },
  { head: 'dreads2', skin: DARK, shots: [[OLIVE, SAND, 'smile']] },
  { head: 'afro', skin: DEEP, beard: 'chin', shots: [[ORANGE, SKY, 'calm']] },
  { head: 'afro', skin: WARM, glasses: 'glasses5', shots: [[CREAM, CLAY, 'smile']] },
  { head: 'short1', skin: LIGHT, glasses: 'glasses', shots: [[TEAL, BLUSH, 'smile']] },
  { head: 'noHair1', skin: BROWN, glasses: 'glasses2', shots: [[RUST, MINT, 'smile']] },
  { head: 'noHair1', skin: LIGHT, beard: 'chin', shots: [[INDIGO, LEAF, 'smile']] },
  { head: 'twists2', skin: DEEP, shots: [[CREAM, HONEY, 'smile']] },
  { head: 'shaved2', skin: DARK, shots: [[ORANGE, LEAF, 'cute']] },
  { head: 'short5', skin: LIGHT, beard: 'goatee2', shots: [[WINE, SAND, 'smile']] },
  { head: 'hatBeanie', skin: BROWN, shots: [[GOLD, CLAY, 'smile']] },
  { head: 'turban', skin: WARM, beard: 'chin', shots: [[INDIGO, SAND, 'calm']] },
  { head: 'turban', skin: DARK, shots: [[CREAM, SKY, 'smile']] },
  { head: 'grayShort', skin: BROWN, hair: GRAY, shots: [[TEAL, PEACH, 'smile']] },
  { head: 'short3', skin: LIGHT, shots: [[OLIVE, BLUSH, 'smile']] },
  { head: 'dreads1', skin: BROWN, beard: 'chin', shots: [[RUST, SKY, 'smile']] },
  { head: 'short1', skin: DEEP, glasses: 'glasses5', shots: [[GOLD, PEACH, 'smile']] },
]

function shotsOf(people: Person[], gender: Portrait['gender'], firstFace: number): Portrait[] {
  return people.flatMap(({ shots, ...person }, index) =>
    shots.map(([clothing, background, expression]) => ({
      hijab: false,
      hair: BLACK,
      ...person,
      face: firstFace + index,
      gender,
      clothing,
      background,
      expression,
    })),
  )
}

/** The portraits of the demo members: each person was chosen by eye, since random ones give odd faces. */
export const PORTRAITS: Portrait[] = [...shotsOf(WOMEN, 'Female', 0), ...shotsOf(MEN, 'Male', WOMEN.length)]
