import { type OwnProfile, PROFILE_PARTS } from '@ndoa/contract/profiles'
import type { ProfileRow } from './profiles.queries.ts'

type Filled = (profile: ProfileRow, photos: number) => boolean
interface Answer {
  part: (typeof PROFILE_PARTS)[number]
  weight: number
  words: string
  filled: Filled
}

/** What makes a profile complete. Weights add up to 100; what helps others to decide weighs most. */
const ANSWERS: readonly Answer[] = [
  { part: 'photos', weight: 20, words: 'a photo', filled: (_profile, photos) => photos > 0 },
  { part: 'additional', weight: 15, words: 'a few words about you', filled: ({ bio }) => Boolean(bio) },
  { part: 'faith', weight: 12, words: 'your faith', filled: ({ faith }) => Boolean(faith) },
  {
    part: 'languages',
    weight: 10,
    words: 'the languages you speak',
    filled: ({ spoken_languages }) => spoken_languages.length > 0,
  },
  {
    part: 'additional',
    weight: 10,
    words: 'your interests',
    filled: ({ interests }) => interests.length > 0,
  },
  { part: 'basic', weight: 7, words: 'your city', filled: ({ location }) => Boolean(location) },
  { part: 'additional', weight: 6, words: 'your education', filled: ({ education }) => Boolean(education) },
  { part: 'basic', weight: 6, words: 'your occupation', filled: ({ occupation }) => Boolean(occupation) },
  {
    part: 'lifestyle',
    weight: 4,
    words: 'your lifestyle',
    filled: ({ smoking, drinking }) => Boolean(smoking && drinking),
  },
  {
    part: 'basic',
    weight: 10,
    words: 'your basic information',
    filled: ({ country_of_residence }) => Boolean(country_of_residence),
  },
]

type Completion = Pick<OwnProfile, 'missing' | 'parts'> & { percent: number }

/**
 * How complete a profile is, in all and by part, and what is missing, most valuable first.
 * @param photos number of photos in any state but rejected
 * @returns percent from 0 to 100
 */
export function completionOf(profile: ProfileRow, photos: number): Completion {
  const open = ANSWERS.filter(({ filled }) => !filled(profile, photos))
  return {
    percent: 100 - weightOf(open),
    parts: PROFILE_PARTS.map((part) => ({ part, percent: percentOf(part, open) })),
    missing: open.toSorted((a, b) => b.weight - a.weight).map(({ words }) => words),
  }
}

const weightOf = (answers: readonly Answer[]) => answers.reduce((sum, { weight }) => sum + weight, 0)

/** A part in which nothing can be missing, as its answers have defaults, is complete. */
function percentOf(part: Answer['part'], open: readonly Answer[]): number {
  const ofPart = (answers: readonly Answer[]) => weightOf(answers.filter((answer) => answer.part === part))
  const whole = ofPart(ANSWERS)
  return whole === 0 ? 100 : Math.round((100 * (whole - ofPart(open))) / whole)
}
