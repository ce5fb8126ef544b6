import { type IndexedMember, MatchIndex } from '@ndoa/matching'
import { createRandom, type Random } from '../../server/seed/random.ts'
import { population } from '../matching/population.ts'
import { giniOf } from './gini.ts'

const MEMBERS = 6_000
const DAYS = 28
const WEEK = 7
/** Share of members who look at suggestions on a day, and how many they look at. */
const VISITS = 0.4
const PAGE = 40
/** Of those who were looked at and not liked, so many are put away for good. */
const PUT_AWAY = 0.5
/** Behaviour: who is liked and who likes easily says most, traits say little, and half of it is chance of the pair. */
const SPREAD_OF_ATTRACTION = 0.8
const SPREAD_OF_CHOOSINESS = 0.8
const PER_TEN_POINTS = 0.25
const USUAL_PERCENT = 55
/** So that about one look in four is a like. */
const LIKING = 1.4

/** In which order members are shown: as the product does, without regard to exposure, or whoever is liked most. */
export const ORDERS = ['product', 'percent alone', 'popularity'] as const
export type Order = (typeof ORDERS)[number]

export interface Outcome {
  /** Of a week, mean over the weeks. */
  giniOfMen: number
  giniOfWomen: number
  neverShown: number
  /** Mutual likes in a thousand impressions, over all weeks. */
  perThousand: number
  /** Share of members with a mutual like. */
  matched: number
}

/** Somebody of the simulation: what they are like, and what became of them. */
interface Actor {
  member: IndexedMember
  attraction: number
  choosiness: number
  /** Whom this member has liked or put away. */
  through: Set<string>
  liked: Set<string>
  likedBy: number
  matches: number
  /** How often shown, by day. */
  shown: number[]
}

/** Four weeks of one order, with the same members. */
export function simulate(order: Order): Outcome {
  const random = createRandom(17)
  const members = [...population('realistic', MEMBERS)]
  const actors = new Map(members.map((member) => [member.id, actorFor(random, member)]))
  let impressions = 0
  for (let day = 0; day < DAYS; day++) {
    const index = MatchIndex.build([...actors.values()].map((actor) => asListed(order, actor, day)))
    for (const actor of actors.values()) {
      if (!random.chance(VISITS)) continue
      for (const { id, percent } of listFor(order, index, actor)) {
        const other = actors.get(id)
        if (!other) continue
        other.shown[day] = (other.shown[day] ?? 0) + 1
        impressions++
        look(random, actor, other, percent)
      }
    }
  }
  return outcomeOf([...actors.values()], impressions)
}

const actorFor = (random: Random, member: IndexedMember): Actor => ({
  member: { ...member, visible_to: 'everyone' },
  attraction: random.normal(0, SPREAD_OF_ATTRACTION),
  choosiness: random.normal(0, SPREAD_OF_CHOOSINESS),
  through: new Set(),
  liked: new Set(),
  likedBy: 0,
  matches: 0,
  shown: Array.from({ length: DAYS }, () => 0),
})

/** The member with what the order goes by beside the percentage; popularity takes the place of the day of joining. */
function asListed(order: Order, { member, shown, likedBy }: Actor, day: number): IndexedMember {
  const ofWeek = sum(shown.slice(Math.max(0, day - WEEK), day))
  return { ...member, shown: order === 'product' ? ofWeek : 0, joined_at: likedBy }
}

function listFor(order: Order, index: MatchIndex, { member, through }: Actor) {
  const sort_by = order === 'popularity' ? 'newest' : 'compatibility'
  return index.topK(member, { sort_by, limit: PAGE, excluded_ids: through }).members
}

/** What one makes of the other; whoever is liked says at some time what they make of it. */
function look(random: Random, actor: Actor, other: Actor, percent: number) {
  if (wants(random, actor, other, percent)) {
    actor.liked.add(other.member.id)
    actor.through.add(other.member.id)
    other.likedBy++
    if (other.liked.has(actor.member.id)) return
    if (!wants(random, other, actor, percent)) return
    other.through.add(actor.member.id)
    actor.matches++
    other.matches++
  } else if (random.chance(PUT_AWAY)) actor.through.add(other.member.id)
}

const wants = (random: Random, { choosiness }: Actor, { attraction }: Actor, percent: number) =>
  attraction - choosiness + PER_TEN_POINTS * ((percent - USUAL_PERCENT) / 10) + random.normal(0, 1) > LIKING

function outcomeOf(actors: readonly Actor[], impressions: number): Outcome {
  const weeks = Array.from({ length: DAYS / WEEK }, (_, week) => week * WEEK)
  const ofWeek = (some: readonly Actor[], from: number) =>
    some.map(({ shown }) => sum(shown.slice(from, from + WEEK)))
  const gini = (gender: string) => {
    const some = actors.filter(({ member }) => member.gender === gender)
    return mean(weeks.map((from) => giniOf(ofWeek(some, from))))
  }
  const never = weeks.map((from) => ofWeek(actors, from).filter((times) => times === 0).length)
  return {
    giniOfMen: gini('Male'),
    giniOfWomen: gini('Female'),
    neverShown: mean(never) / actors.length,
    perThousand: (sum(actors.map(({ matches }) => matches)) / 2 / impressions) * 1000,
    matched: actors.filter(({ matches }) => matches > 0).length / actors.length,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length
