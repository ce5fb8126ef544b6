import type { Random } from '../random.ts'
import type { Person } from './portrait.ts'
import { isFromTheHorn, isMuslim, isNorthern, isWoman, type Sitter } from './sitter.ts'

// The drawing's dark lines would disappear on skin darker than the first tone.
const SKINS = ['#6b4430', '#744a33', '#7d4f36', '#85553a', '#8d5a3b', '#96623f', '#9f6a45', '#a9714b']
const LIGHT_SKINS = ['#96623f', '#a9714b', '#b57d56', '#c08a62', '#cb986f']

const BLACK = '#1f1512'
const DARK_HAIR = [BLACK, BLACK, BLACK, BLACK, '#33201a', '#41291d']
const GREY_HAIR = ['#8c827a', '#a39a92', '#6f665f', '#bdb5ad']
const BRAID_COLOURS = [BLACK, BLACK, BLACK, '#41291d', '#5a3420', '#6b2a1f', '#7a4b22']

const WOMEN = [
  'afro',
  'bantuKnots',
  'bun',
  'bun2',
  'cornrows',
  'cornrows2',
  'dreads1',
  'dreads2',
  'longAfro',
  'longCurly',
  'medium1',
  'medium2',
  'short1',
  'twists',
  'twists2',
  'braids',
  'braids',
  'locks',
  'buns',
  'bangs2',
  'mediumStraight',
  'long',
  'noHair1',
]
const WOMEN_OF_THE_HORN = [
  'longCurly',
  'longAfro',
  'afro',
  'cornrows',
  'cornrows2',
  'medium1',
  'medium2',
  'mediumBangs2',
  'long',
  'bun2',
  'braids',
  'mediumBangs',
]
const WOMEN_OF_THE_NORTH = [
  'longCurly',
  'long',
  'medium1',
  'medium2',
  'mediumBangs',
  'mediumBangs2',
  'bangs',
  'bun2',
  'mediumStraight',
  'longBangs',
]
const OLDER_WOMEN = [
  'grayBun',
  'grayMedium',
  'afro',
  'medium1',
  'cornrows',
  'short1',
  'twists2',
  'bun',
  'noHair1',
  'locks',
]

const MEN = [
  'short1',
  'short1',
  'short2',
  'short2',
  'short5',
  'shaved1',
  'shaved2',
  'flatTop',
  'flatTopLong',
  'twists',
  'twists2',
  'dreads2',
  'afro',
  'noHair1',
  'noHair1',
  'locks',
  'mohawk',
  'dreads1',
]
const MEN_OF_THE_NORTH = ['short1', 'short2', 'short3', 'short5', 'shaved1', 'shaved2', 'noHair1', 'pomp']
const OLDER_MEN = ['grayShort', 'short1', 'short2', 'noHair1', 'noHair3', 'shaved1', 'afro', 'short5']

const BEARDS = [
  'chin',
  'chin',
  'full',
  'full2',
  'goatee1',
  'goatee2',
  'moustache1',
  'moustache6',
  'moustache7',
  'moustache9',
  'moustache5',
]
const GLASSES = ['glasses', 'glasses2', 'glasses3', 'glasses5']
const EARRINGS = ['#f0b13c', '#f0b13c', '#fdf3e3', '#0f6b63', '#c2410c', '#8f2d3f']

const GREY_FROM = 46

export function choosePerson(random: Random, sitter: Sitter): Person {
  const grey = sitter.age >= GREY_FROM && random.chance(sitter.age >= 56 ? 0.9 : 0.45)
  const head = random.pick(headsFor(sitter, grey))
  const person: Person = {
    skin: random.pick(isNorthern(sitter) ? LIGHT_SKINS : isFromTheHorn(sitter) ? SKINS.slice(2) : SKINS),
    hair: random.pick(grey ? GREY_HAIR : head === 'braids' ? BRAID_COLOURS : DARK_HAIR),
    head,
    shape: {
      width: random.between(95, 105) / 100,
      features: random.between(92, 106) / 100,
      lift: random.between(-10, 10),
    },
  }
  if (random.chance(sitter.age >= 45 ? 0.4 : 0.2)) person.glasses = random.pick(GLASSES)
  if (sitter.age >= 48) person.lines = true
  if (isWoman(sitter) && random.chance(0.6)) person.earrings = random.pick(EARRINGS)
  if (!isWoman(sitter) && random.chance(beardChance(sitter))) person.beard = random.pick(BEARDS)
  return person
}

const beardChance = (sitter: Sitter) => (sitter.age < 23 ? 0.2 : isMuslim(sitter) ? 0.65 : 0.5)

function headsFor(sitter: Sitter, grey: boolean): string[] {
  if (isWoman(sitter)) {
    if (grey) return OLDER_WOMEN
    if (isNorthern(sitter)) return WOMEN_OF_THE_NORTH
    return isFromTheHorn(sitter) ? WOMEN_OF_THE_HORN : WOMEN
  }
  if (grey) return OLDER_MEN
  return isNorthern(sitter) ? MEN_OF_THE_NORTH : MEN
}
