import { type IndexedMember, MatchIndex } from '@ndoa/matching'
import { createRandom, type Random } from '../../dev/demo/generators.ts'
import { population } from '../matching/population.ts'
import { giniOf } from './gini.ts'

const MEMBERS = 6_000
const DAYS = 28
const WEEK = 7
const VISITS = 0.4
const PAGE = 40
const HIDDEN_SHARE = 0.5
/** Assumed behaviour: popularity and choosiness matter most, traits matter little, and half is chance. */
const POPULARITY_SD = 0.8
const CHOOSINESS_SD = 0.8
const PER_TEN_POINTS = 0.25
const USUAL_PERCENT = 55
const LIKE_THRESHOLD = 1.4

export const ORDERS = ['product', 'without badges', 'percent alone', 'popularity'] as const
export type Order = (typeof ORDERS)[number]

export interface Outcome {
  giniOfMen: number
  giniOfWomen: number
  neverShown: number
  /** Mutual likes per thousand impressions. */
  perThousand: number
  matched: number
}

interface Actor {
  member: IndexedMember
  popularity: number
  choosiness: number
  excluded: Set<string>
  liked: Set<string>
  likedBy: number
  matches: number
  shown: number[]
}

export function simulate(order: Order): Outcome {
  const random = createRandom(17)
  const members = [...population('realistic', MEMBERS)]
  const actors = new Map(members.map((member) => [member.id, actorFor(random, member)]))
  let impressions = 0
  for (let day = 0; day < DAYS; day++) {
    const index = MatchIndex.build([...actors.values()].map((actor) => indexedMember(order, actor, day)))
    for (const actor of actors.values()) {
      if (!random.chance(VISITS)) continue
      for (const { id, percent } of listFor(order, index, actor)) {
        const other = actors.get(id)
        if (!other) continue
        other.shown[day] = (other.shown[day] ?? 0) + 1
        impressions++
        viewProfile(random, actor, other, percent)
      }
    }
  }
  return outcomeOf([...actors.values()], impressions)
}

const actorFor = (random: Random, member: IndexedMember): Actor => ({
  member: { ...member, visible_to: 'everyone' },
  popularity: random.normal(0, POPULARITY_SD),
  choosiness: random.normal(0, CHOOSINESS_SD),
  excluded: new Set(),
  liked: new Set(),
  likedBy: 0,
  matches: 0,
  shown: Array.from({ length: DAYS }, () => 0),
})

/** Stores popularity as the join date, because the index can sort by that. */
function indexedMember(order: Order, { member, shown, likedBy }: Actor, day: number): IndexedMember {
  const ofWeek = sum(shown.slice(Math.max(0, day - WEEK), day))
  const byExposure = order === 'product' || order === 'without badges'
  const verified = order === 'product' && member.verified
  return { ...member, verified, shown: byExposure ? ofWeek : 0, joined_at: likedBy }
}

function listFor(order: Order, index: MatchIndex, { member, excluded }: Actor) {
  const sort_by = order === 'popularity' ? 'newest' : 'compatibility'
  return index.topK(member, { sort_by, limit: PAGE, excluded_ids: excluded }).members
}

function viewProfile(random: Random, actor: Actor, other: Actor, percent: number) {
  if (isInterested(random, actor, other, percent)) {
    actor.liked.add(other.member.id)
    actor.excluded.add(other.member.id)
    other.likedBy++
    if (other.liked.has(actor.member.id)) return
    if (!isInterested(random, other, actor, percent)) return
    other.excluded.add(actor.member.id)
    actor.matches++
    other.matches++
  } else if (random.chance(HIDDEN_SHARE)) actor.excluded.add(other.member.id)
}

const isInterested = (random: Random, { choosiness }: Actor, { popularity }: Actor, percent: number) =>
  popularity - choosiness + PER_TEN_POINTS * ((percent - USUAL_PERCENT) / 10) + random.normal(0, 1) >
  LIKE_THRESHOLD

function outcomeOf(actors: readonly Actor[], impressions: number): Outcome {
  const weeks = Array.from({ length: DAYS / WEEK }, (_, week) => week * WEEK)
  const ofWeek = (some: readonly Actor[], from: number) =>
    some.map(({ shown }) => sum(shown.slice(from, from + WEEK)))
  const gini = (gender: string) => {
    const some = actors.filter(({ member }) => member.gender === gender)
    return mean(weeks.map((from) => giniOf(ofWeek(some, from))))
  }
  const unseenCounts = weeks.map((from) => ofWeek(actors, from).filter((times) => times === 0).length)
  return {
    giniOfMen: gini('Male'),
    giniOfWomen: gini('Female'),
    neverShown: mean(unseenCounts) / actors.length,
    perThousand: (sum(actors.map(({ matches }) => matches)) / 2 / impressions) * 1000,
    matched: actors.filter(({ matches }) => matches > 0).length / actors.length,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length
