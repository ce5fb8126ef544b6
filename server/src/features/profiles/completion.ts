import type { ProfileRow } from './profiles.queries.ts'

type Filled = (profile: ProfileRow, photos: number) => boolean
interface Part {
  weight: number
  words: string
  filled: Filled
}

/** What makes a profile complete. Weights add up to 100; what helps others to decide weighs most. */
const PARTS: readonly Part[] = [
  { weight: 20, words: 'a photo', filled: (_profile, photos) => photos > 0 },
  { weight: 15, words: 'a few words about you', filled: ({ bio }) => Boolean(bio) },
  { weight: 12, words: 'your faith', filled: ({ faith }) => Boolean(faith) },
  {
    weight: 10,
    words: 'the languages you speak',
    filled: ({ spoken_languages }) => spoken_languages.length > 0,
  },
  { weight: 10, words: 'your interests', filled: ({ interests }) => interests.length > 0 },
  { weight: 7, words: 'your city', filled: ({ location }) => Boolean(location) },
  { weight: 6, words: 'your education', filled: ({ education }) => Boolean(education) },
  { weight: 6, words: 'your occupation', filled: ({ occupation }) => Boolean(occupation) },
  { weight: 4, words: 'your lifestyle', filled: ({ smoking, drinking }) => Boolean(smoking && drinking) },
  {
    weight: 10,
    words: 'your basic information',
    filled: ({ country_of_residence }) => Boolean(country_of_residence),
  },
]

/**
 * How complete a profile is, and what is missing, most valuable first.
 * @param photos number of photos in any state but rejected
 * @returns percent from 0 to 100
 */
export function completionOf(profile: ProfileRow, photos: number): { percent: number; missing: string[] } {
  const open = PARTS.filter(({ filled }) => !filled(profile, photos))
  const percent = 100 - open.reduce((sum, { weight }) => sum + weight, 0)
  return { percent, missing: open.sort((a, b) => b.weight - a.weight).map(({ words }) => words) }
}
