import { PORTRAIT_FILES, type PortraitFile } from './portraits.ts'
import type { Random } from './random.ts'

interface Sitter {
  gender: 'Male' | 'Female'
  faith: string | null
  age: number
}

const WITHOUT_PHOTO = 0.1
const ELDER_FROM = 50

/** Chooses portraits that fit; those used least come next, so that a list shows many faces. */
export function createPortraitChooser(random: Random) {
  const uses = new Map<number, number>()
  const usesOf = ({ index }: PortraitFile) => uses.get(index) ?? 0

  return (sitter: Sitter): number[] => {
    if (random.chance(WITHOUT_PHOTO)) return []
    const fitting = fittingPortraits(random, sitter)
    const least = Math.min(...fitting.map(usesOf))
    const main = random.pick(fitting.filter((portrait) => usesOf(portrait) === least))
    uses.set(main.index, least + 1)
    return [main.index, ...moreOf(random, main)]
  }
}

function fittingPortraits(random: Random, { gender, faith, age }: Sitter): PortraitFile[] {
  const own = PORTRAIT_FILES.filter((portrait) => portrait.gender === gender)
  const suiting = (suits: PortraitFile['suits']) => own.filter((portrait) => portrait.suits === suits)
  if (age >= ELDER_FROM && random.chance(0.6)) return suiting('elder')
  const covered = gender === 'Female' ? 0.6 : 0.2
  if (faith === 'islam' && random.chance(covered)) return suiting('muslim')
  return suiting('anyone')
}

/** Further pictures of the same person. */
function moreOf(random: Random, { face, index }: PortraitFile): number[] {
  const others = PORTRAIT_FILES.filter((portrait) => portrait.face === face && portrait.index !== index)
  return random.chance(0.6)
    ? random.sample(others, random.between(1, others.length)).map((other) => other.index)
    : []
}
