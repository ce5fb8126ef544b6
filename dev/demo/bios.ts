import { OF_FAITH } from './bios/faith.ts'
import { ABROAD_FROM_HOME, AT_HOME, IN_OWN_COUNTRY } from './bios/home.ts'
import { OF_INTEREST } from './bios/interests.ts'
import { LOOKING_FOR, SMALL_THINGS } from './bios/looking-for.ts'
import { DISHES, MANY, NUMBERS, ORDERS } from './bios/slots.ts'
import { AT_WORK } from './bios/work.ts'
import type { Random } from './random.ts'
import type { WorkField } from './work.ts'

export interface BioSubject {
  gender: 'Male' | 'Female'
  faith: string | null
  field: WorkField | null
  city: string
  home: string
  country: string
  tongues: string[]
  interests: string[]
}

type Kind = 'work' | 'place' | 'home' | 'faith' | 'interest' | 'small' | 'looking'

const KINDS: [Kind, number][] = [
  ['work', 5],
  ['place', 3],
  ['home', 5],
  ['faith', 4],
  ['interest', 6],
  ['small', 4],
]
const LENGTHS: [number, number][] = [
  [1, 8],
  [2, 36],
  [3, 39],
  [4, 17],
]

export function createBioWriter(random: Random) {
  const uses = new Map<string, number>()

  function leastSaid(sentences: string[]): string | undefined {
    const said = (sentence: string) => uses.get(sentence) ?? 0
    const least = Math.min(...sentences.map(said))
    const rare = sentences.filter((sentence) => said(sentence) === least)
    if (rare.length === 0) return undefined
    const chosen = random.pick(rare)
    uses.set(chosen, least + 1)
    return chosen
  }

  return (subject: BioSubject): string => {
    const slots = slotsOf(random, subject)
    const fits = (sentence: string) =>
      [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => slots[name])
    const sentences = kindsFor(random).map((kind) => leastSaid(sentencesOf(kind, subject).filter(fits)))
    const said = sentences.filter((sentence) => sentence !== undefined)
    return said.map((sentence) => fill(sentence, slots)).join(' ')
  }
}

function kindsFor(random: Random): Kind[] {
  const length = random.weighted(LENGTHS)
  const closing: Kind[] = length > 1 && random.chance(0.46) ? ['looking'] : []
  const kinds: Kind[] = []
  while (kinds.length + closing.length < length) {
    kinds.push(random.weighted(KINDS.filter(([kind]) => !kinds.includes(kind))))
  }
  return [...kinds, ...closing]
}

function sentencesOf(kind: Kind, { field, home, country, faith, interests }: BioSubject): string[] {
  switch (kind) {
    case 'work':
      return field ? AT_WORK[field] : SMALL_THINGS
    case 'place':
      return home === country ? IN_OWN_COUNTRY : ABROAD_FROM_HOME
    case 'home':
      return AT_HOME
    case 'faith':
      return (faith && OF_FAITH[faith]) || (OF_FAITH.none ?? [])
    case 'interest':
      return interests.length > 0
        ? interests.flatMap((interest) => OF_INTEREST[interest] ?? [])
        : SMALL_THINGS
    case 'small':
      return SMALL_THINGS
    case 'looking':
      return LOOKING_FOR
    default:
      return kind satisfies never
  }
}

const NAMES_OF_HOMES: Record<string, string> = { CD: 'Congo', GM: 'The Gambia' }
const homeNames = new Intl.DisplayNames('en', { type: 'region' })

function slotsOf(random: Random, { gender, city, home, tongues }: BioSubject): Record<string, string> {
  const tongue = tongues.find((slug) => slug !== 'other') ?? ''
  return {
    city,
    home: NAMES_OF_HOMES[home] ?? homeNames.of(home) ?? home,
    dish: random.pick(DISHES[home] ?? ['rice and stew']),
    tongue: tongue.charAt(0).toUpperCase() + tongue.slice(1),
    partner: gender === 'Female' ? 'husband' : 'wife',
    auntie: gender === 'Female' ? 'aunt' : 'uncle',
    order: random.pick(ORDERS),
    many: random.pick(MANY),
    number: random.pick(NUMBERS),
  }
}

function fill(sentence: string, slots: Record<string, string>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
