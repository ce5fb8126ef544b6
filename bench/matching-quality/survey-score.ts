import type { Person } from './speed-dates.ts'

/**
 * Our weights applied to the survey's questions; nothing is fitted. The survey lacks religion and city,
 * so faith uses its importance to both, and location is constant.
 */
const PARTS: readonly { weight: number; value: (mine: Person, other: Person) => number }[] = [
  { weight: 22, value: religion },
  { weight: 18, value: heritage },
  { weight: 15, value: age },
  { weight: 15, value: () => BLANK },
  { weight: 12, value: lifestyle },
  { weight: 10, value: interests },
  { weight: 8, value: field },
]

const BLANK = 0.5

/** @returns a score from 0 to 100 */
export const oneSided = (mine: Person, other: Person) =>
  PARTS.reduce((sum, { weight, value }) => sum + weight * value(mine, other), 0)

export const reciprocal = (one: Person, other: Person) =>
  Math.sqrt(oneSided(one, other) * oneSided(other, one))

function religion(mine: Person, other: Person): number {
  const [one, two] = [mine.religionMatters, other.religionMatters]
  return one === null || two === null ? BLANK : 1 - Math.abs(one - two) / 9
}

/** A different heritage lowers the score by how much heritage matters to `mine`. */
function heritage(mine: Person, other: Person): number {
  if (mine.race === null || other.race === null) return BLANK
  if (mine.race === other.race) return 0.9
  return 0.55 * (1 - ((mine.raceMatters ?? 4) - 1) / 9)
}

/** The survey has no preferred age range, so a difference of up to two years counts as inside it. */
function age(mine: Person, other: Person): number {
  if (mine.age === null || other.age === null) return BLANK
  const outside = Math.abs(mine.age - other.age) - 2
  return outside <= 0 ? 1 : Math.max(0, 0.9 - 0.15 * outside)
}

function lifestyle(mine: Person, other: Person): number {
  const goals = mine.goal === null || other.goal === null ? BLANK : mine.goal === other.goal ? 1 : 0
  return (step(mine.goesOut, other.goesOut) + step(mine.datesOften, other.datesOften) + goals) / 3
}

function step(one: number | null, other: number | null): number {
  return one === null || other === null ? BLANK : Math.max(0, 1 - Math.abs(one - other) / 2)
}

function interests({ pastimes: mine }: Person, { pastimes: others }: Person): number {
  if (mine.size === 0 || others.size === 0) return 0.4
  const shared = [...mine].filter((name) => others.has(name)).length
  return Math.min(1, 0.15 + (1.25 * shared) / Math.sqrt(mine.size * others.size))
}

/** All participants study at one university, so the field of study is used for education. */
function field(mine: Person, other: Person): number {
  if (mine.field === null || other.field === null) return 0.6
  return mine.field === other.field ? 1 : 0.56
}
