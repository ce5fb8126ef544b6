import type { Random } from '../random.ts'
import type { Accents, Print } from './clothes.ts'
import type { Cover, Shot } from './portrait.ts'
import { isFromTheHorn, isMuslim, isSahelian, isWoman, type Sitter } from './sitter.ts'

export type Wear = Pick<Shot, 'pose' | 'clothes' | 'over' | 'cover' | 'scarf'>

const COLOURS = [
  '#c2410c',
  '#9a3412',
  '#f0a92b',
  '#0f6b63',
  '#8f2d3f',
  '#34508a',
  '#6f7436',
  '#7a4a78',
  '#2f7d75',
  '#d9662f',
  '#b5563f',
  '#4f6f8f',
  '#e8c07a',
  '#fdf3e3',
  '#5d7d4c',
  '#d98c7a',
]
const LIGHT = ['#fdf3e3', '#fff6ea', '#f3dfc0', '#e6efe9', '#f6d9d3']
const DARK = ['#1f1512', '#22325c', '#12403c', '#5a1d2b', '#3d2a1a', '#3f3550']
const ACCENTS: Accents[] = [
  ['#f0b13c', '#fdf3e3'],
  ['#fdf3e3', '#f0b13c'],
  ['#0f6b63', '#f0b13c'],
  ['#c2410c', '#fdf3e3'],
  ['#34508a', '#fdf3e3'],
  ['#8f2d3f', '#f0b13c'],
  ['#f6d48b', '#12403c'],
  ['#e8a58f', '#fdf3e3'],
]
const PRINTS: Print[] = ['circles', 'zigzag', 'stripes', 'dots', 'blocks', 'leaves', 'diamonds']

const LONG_SLEEVED = [
  'blazer',
  'jacket',
  'button-shirt',
  'holding-cup',
  'holding-phone',
  'hoodie',
  'sweater-arms-folded',
  'dotted-sweater',
  'sweater-collar',
]
const SHORT_SLEEVED = ['t-shirt', 'striped-shirt', 'hand-on-heart', 'arms-crossed', 'sporty-shirt']
const UNPRINTED = new Set([
  'striped-shirt',
  'hand-on-heart',
  'holding-phone',
  'sweater-arms-folded',
  'standing-dots',
  'wheelchair',
  'standing-scrubs',
  'hoodie',
])
const WHOLE_BODY = [
  'sitting-knees-up',
  'sitting-legs-crossed',
  'standing-blazer',
  'standing-arms-folded',
  'standing-pointing',
  'standing-sweater',
  'standing-shirt',
  'standing-dots',
]
const WHOLE_BODY_SHORT = ['sitting-on-ground', 'kneeling', 'walking', 'standing-open-shirt']
const SKIRTED = ['standing-arms-folded', 'standing-pointing', 'standing-dots']

export interface Occasion {
  wholeBody: boolean
  veiled: boolean
  wheelchair?: boolean
  cold?: boolean
}

export function chooseWear(random: Random, sitter: Sitter, occasion: Occasion): Wear {
  const cover = chooseCover(random, sitter, occasion)
  const pose = choosePose(random, sitter, occasion)
  const over = chooseOver(random, sitter, pose, cover)
  const main = random.pick(COLOURS)
  const printed =
    !UNPRINTED.has(pose) &&
    (over === 'robe' || over === 'skirt' || random.chance(isWoman(sitter) ? 0.5 : 0.3))
  return {
    pose: over === 'tie' ? 'jacket' : pose,
    clothes: {
      main: over === 'tie' ? random.pick(SUITS) : main,
      second: random.pick(LIGHT.filter((colour) => colour !== main)),
      dark: random.pick(DARK),
      print: printed && over !== 'tie' ? random.pick(PRINTS) : 'plain',
      accents: accentsFor(random, main),
    },
    ...(over && { over }),
    ...(cover && { cover }),
    scarf: chooseScarf(random, cover, main),
  }
}

const SUITS = ['#34508a', '#4a4f5c', '#6b5548', '#2f5d58', '#7a3b46']

const accentsFor = (random: Random, main: string) =>
  random.pick(ACCENTS.filter((accents) => !accents.includes(main)))

function chooseScarf(random: Random, cover: Cover | undefined, main: string): Shot['scarf'] {
  const colour =
    cover === 'gele' && random.chance(0.5) ? main : random.pick(COLOURS.filter((one) => one !== main))
  const printed = (cover === 'headwrap' && random.chance(0.6)) || (cover === 'gele' && random.chance(0.35))
  return { colour, print: printed ? random.pick(PRINTS) : 'plain', accents: accentsFor(random, colour) }
}

function choosePose(
  random: Random,
  sitter: Sitter,
  { wholeBody, veiled, wheelchair, cold }: Occasion,
): string {
  if (wheelchair) return 'wheelchair'
  if (cold) return 'winter-jacket'
  if (!wholeBody) return random.pick(veiled || random.chance(0.55) ? LONG_SLEEVED : SHORT_SLEEVED)
  if (veiled || (isWoman(sitter) && random.chance(0.4)))
    return random.pick(veiled && random.chance(0.4) ? WHOLE_BODY.slice(0, 2) : SKIRTED)
  if (sitter.field === 'health' && random.chance(0.4)) return 'standing-scrubs'
  if (random.chance(0.03)) return 'standing-prosthesis'
  const poses = random.chance(0.6) ? WHOLE_BODY : WHOLE_BODY_SHORT
  return random.pick(isWoman(sitter) ? poses : poses.filter((pose) => pose !== 'standing-dots'))
}

function chooseOver(random: Random, sitter: Sitter, pose: string, cover?: Cover): Shot['over'] {
  if (SKIRTED.includes(pose)) return isWoman(sitter) && (cover || random.chance(0.75)) ? 'skirt' : undefined
  const upToWaist = LONG_SLEEVED.includes(pose) || SHORT_SLEEVED.includes(pose)
  if (!upToWaist || cover === 'longHijab' || cover === 'netela') return undefined
  if (cover === 'hula' || cover === 'fila' || random.chance(robeChance(sitter))) return 'robe'
  if (isWoman(sitter))
    return pose === 't-shirt' && random.chance(0.6)
      ? 'beads'
      : isFromTheHorn(sitter) && random.chance(0.2)
        ? 'shawl'
        : undefined
  return random.chance(OFFICES.has(sitter.field ?? '') ? 0.3 : 0.06) ? 'tie' : undefined
}

const OFFICES = new Set(['law', 'finance', 'service', 'technology'])

const robeChance = (sitter: Sitter) => (isSahelian(sitter) ? (isMuslim(sitter) ? 0.35 : 0.14) : 0.04)

function chooseCover(
  random: Random,
  sitter: Sitter,
  { veiled, wholeBody, cold }: Occasion,
): Cover | undefined {
  if (veiled) return random.chance(0.35) && !wholeBody ? 'longHijab' : 'hijab'
  if (cold && random.chance(0.6)) return 'beanie'
  return isWoman(sitter) ? womensCover(random, sitter) : mensCover(random, sitter)
}

function womensCover(random: Random, sitter: Sitter): Cover | undefined {
  if (isMuslim(sitter)) return random.chance(0.25) ? 'headwrap' : undefined
  if (sitter.faith === 'christianity' && sitter.tribe && HABESHA.has(sitter.tribe) && random.chance(0.35))
    return 'netela'
  if (sitter.home === 'NG' && random.chance(sitter.age >= 40 ? 0.35 : 0.2)) return 'gele'
  if (random.chance(sitter.age >= 40 ? 0.3 : 0.12)) return 'headwrap'
  return random.chance(0.02) ? 'hat' : undefined
}

const HABESHA = new Set(['amhara', 'tigray', 'tigrinya'])

function mensCover(random: Random, sitter: Sitter): Cover | undefined {
  if (isMuslim(sitter)) {
    if (sitter.tribe && HAUSA.has(sitter.tribe)) return random.chance(0.6) ? 'hula' : undefined
    if (random.chance(0.06)) return 'headwrap'
    return random.chance(0.4) ? 'kufi' : undefined
  }
  if (sitter.tribe === 'yoruba' && random.chance(0.2)) return 'fila'
  return random.chance(0.06) ? random.pick(['beanie', 'hat'] as const) : undefined
}

const HAUSA = new Set(['hausa', 'fulani'])
