import type { Random } from '../random.ts'
import type { WorkField } from '../work.ts'
import { choosePerson } from './choose-person.ts'
import { chooseWear } from './choose-wear.ts'
import type { Person, Portrait, Shot } from './portrait.ts'
import { isMuslim, isWoman, type Sitter } from './sitter.ts'

const BACKDROPS = [
  'plain',
  'sun',
  'arch',
  'hills',
  'window',
  'leaves',
  'diamonds',
  'stripes',
  'rooftops',
  'branch',
  'circles',
  'curtain',
  'clouds',
  'rays',
  'half',
  'wall',
  'frames',
  'palm',
]
const TINTS: [ground: string, tint: string][] = [
  ['#fdeedd', '#f8dcbd'],
  ['#fbe7b8', '#f5d48e'],
  ['#d9e9e2', '#bcd9cd'],
  ['#f8ddd6', '#efc3b8'],
  ['#dde7f1', '#c2d3e6'],
  ['#f3d9bd', '#e8c198'],
  ['#e7ebcf', '#d2dab0'],
  ['#ece0ee', '#d9c4de'],
  ['#f6cfa8', '#eeb57f'],
  ['#cfe0dd', '#b1cdc8'],
  ['#f2e6d8', '#e2cdb3'],
  ['#e9d3c8', '#d9b7a6'],
]

const PLACES_OF_INTERESTS: Record<string, string[]> = {
  cooking: ['kitchen', 'market'],
  music: ['music'],
  travel: ['airport', 'beach', 'busStop'],
  reading: ['library'],
  culture: ['courtyard', 'party'],
  sports: ['pitch'],
  fitness: ['gym', 'mountains'],
  dancing: ['party'],
  technology: ['desk'],
  business: ['desk', 'market'],
  education: ['classroom', 'library'],
  fashion: ['sewing', 'salon'],
  history: ['library', 'courtyard'],
  languages: ['library', 'airport'],
  photography: ['skyline', 'savanna', 'lake'],
  art: ['studio'],
  environment: ['farm', 'garden', 'lake'],
  healthcare: ['clinic'],
  volunteering: ['classroom', 'garden'],
  gaming: ['games'],
  movies: ['livingRoom'],
  politics: ['desk'],
}
const PLACES_OF_WORK: Record<WorkField, string[]> = {
  health: ['clinic'],
  teaching: ['classroom'],
  technology: ['desk'],
  trade: ['market'],
  law: ['library'],
  finance: ['desk'],
  building: ['workshop', 'skyline'],
  arts: ['studio', 'music'],
  land: ['farm'],
  food: ['kitchen'],
  transport: ['busStop', 'airport'],
  service: ['desk'],
  style: ['sewing', 'salon'],
  study: ['library', 'desk'],
}
const COMMON_PLACES = [
  'garden',
  'livingRoom',
  'beach',
  'skyline',
  'courtyard',
  'lake',
  'mountains',
  'busStop',
  'savanna',
  'coffee',
]
const WINTERS = new Set(['GB', 'CA', 'US', 'DE', 'SE', 'NO', 'NL', 'FR', 'BE', 'IE', 'CH', 'FI', 'DK', 'IT'])

const MORE_PHOTOS = 0.6
const VEILED = 0.62
const IN_WHEELCHAIR = 0.02

export interface PortraitChoices {
  person?: Partial<Person>
  main?: Partial<Shot>
  veiled?: boolean
  bareheaded?: boolean
  places?: string[]
}

export function createPortraitChooser(ofAll: Random) {
  const usedFaces = new Set<string>()

  return (sitter: Sitter, choices: PortraitChoices = {}, random = ofAll): Portrait[] => {
    const veiled = choices.veiled ?? (isWoman(sitter) && isMuslim(sitter) && random.chance(VEILED))
    let person = { ...choosePerson(random, sitter), ...choices.person }
    let main = { ...mainShot(random, sitter, veiled), ...choices.main }
    for (let attempt = 0; usedFaces.has(faceOf(person, main)) && attempt < 50; attempt++) {
      person = { ...choosePerson(random, sitter), ...choices.person }
      main = { ...mainShot(random, sitter, veiled), ...choices.main }
    }
    if (choices.bareheaded) delete main.cover
    usedFaces.add(faceOf(person, main))
    const wheelchair = random.chance(IN_WHEELCHAIR)
    const shots = [main]
    for (const place of choices.places ?? placesFor(random, sitter)) {
      let shot = furtherShot(random, sitter, { place, veiled, wheelchair })
      for (let attempt = 0; shots.some((other) => looksLike(other, shot)) && attempt < 20; attempt++)
        shot = furtherShot(random, sitter, { place, veiled, wheelchair })
      shots.push(shot)
    }
    return shots.map((shot) => ({ person, shot }))
  }
}

/** Shots look alike if they share a pose. All wheelchair shots do, so their clothes are compared. */
const looksLike = (a: Shot, b: Shot) =>
  a.pose === b.pose && (a.pose !== 'wheelchair' || a.clothes.main === b.clothes.main)

/** Returns the features that are visible at a glance; no two members may share them. */
function faceOf(person: Person, { cover, scarf }: Shot): string {
  return JSON.stringify([{ ...person, shape: null }, cover, cover && scarf.colour])
}

const TALL = new Set(['gele', 'hula'])

function mainShot(random: Random, sitter: Sitter, veiled: boolean): Shot {
  const [ground, tint] = random.pick(TINTS)
  const wear = chooseWear(random, sitter, { wholeBody: false, veiled })
  return {
    ...chooseExpression(random, sitter),
    ...wear,
    place: random.pick(BACKDROPS),
    ground,
    tint,
    mirrored: random.chance(0.5),
    zoom: random.between(88, wear.cover && TALL.has(wear.cover) ? 92 : 101) / 100,
  }
}

interface Further {
  place: string
  veiled: boolean
  wheelchair: boolean
}

function furtherShot(random: Random, sitter: Sitter, { place, veiled, wheelchair }: Further): Shot {
  const wholeBody = wheelchair || random.chance(0.6)
  const wear = chooseWear(random, sitter, {
    wholeBody,
    veiled: veiled || (place === 'mosque' && isWoman(sitter)),
    wheelchair,
    cold: place === 'winter',
  })
  return {
    ...chooseExpression(random, sitter),
    ...wear,
    place,
    ground: '#fdeedd',
    tint: '#f8dcbd',
    mirrored: random.chance(0.5),
    zoom: wholeBody ? 1 : random.between(68, 78) / 100,
  }
}

function placesFor(random: Random, sitter: Sitter): string[] {
  if (!random.chance(MORE_PHOTOS)) return []
  const liked = sitter.interests.flatMap((interest) => PLACES_OF_INTERESTS[interest] ?? [])
  const own = [...liked, ...liked, ...(sitter.field ? PLACES_OF_WORK[sitter.field] : []), ...COMMON_PLACES]
  if (sitter.faith === 'islam') own.push('mosque', 'mosque')
  if (sitter.faith === 'christianity') own.push('church', 'church')
  if (WINTERS.has(sitter.country)) own.push('winter', 'winter')
  const places = new Set(random.sample(own, random.between(1, 3)))
  return [...places]
}

function chooseExpression(random: Random, { age }: Sitter): Pick<Shot, 'expression' | 'laughing'> {
  if (age >= 55 && random.chance(0.4)) return { expression: 'old', laughing: false }
  return { expression: random.weighted(EXPRESSIONS), laughing: random.chance(0.45) }
}

const EXPRESSIONS: [Shot['expression'], number][] = [
  ['smile', 5],
  ['calm', 3],
  ['cute', 2],
]
