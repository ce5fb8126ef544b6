import { type OwnProfile, PROFILE_PARTS } from '@ndoa/contract/dating/profiles'
import type { ProfileRow } from './profiles.queries.ts'
import type { wordsIn } from './words.ts'

type Missing = keyof ReturnType<typeof wordsIn>['missing']
type Answers = Omit<ProfileRow, 'agreed_to_terms_at' | 'created_at' | 'updated_at'>
type Filled = (profile: Answers, photos: number) => boolean
interface Answer {
  part: (typeof PROFILE_PARTS)[number]
  weight: number
  name: Missing
  filled: Filled
}

/** Weights add up to 100; answers that help others to decide weigh most. */
const ANSWERS: readonly Answer[] = [
  { part: 'photos', weight: 20, name: 'photo', filled: (_profile, photos) => photos > 0 },
  { part: 'additional', weight: 15, name: 'bio', filled: ({ bio }) => Boolean(bio) },
  { part: 'faith', weight: 12, name: 'faith', filled: ({ faith }) => Boolean(faith) },
  {
    part: 'languages',
    weight: 10,
    name: 'languages',
    filled: ({ spoken_languages }) => spoken_languages.length > 0,
  },
  {
    part: 'additional',
    weight: 10,
    name: 'interests',
    filled: ({ interests }) => interests.length > 0,
  },
  { part: 'basic', weight: 7, name: 'city', filled: ({ location }) => Boolean(location) },
  { part: 'additional', weight: 6, name: 'education', filled: ({ education }) => Boolean(education) },
  { part: 'basic', weight: 6, name: 'occupation', filled: ({ occupation }) => Boolean(occupation) },
  {
    part: 'lifestyle',
    weight: 4,
    name: 'lifestyle',
    filled: ({ smoking, drinking }) => Boolean(smoking && drinking),
  },
  {
    part: 'basic',
    weight: 10,
    name: 'basics',
    filled: ({ country_of_residence }) => Boolean(country_of_residence),
  },
]

type Completion = Pick<OwnProfile, 'parts'> & { percent: number; missing: Missing[] }

/** `photos` excludes rejected ones. @returns `percent` from 0 to 100 and `missing`, most valuable first */
export function completionOf(profile: Answers, photos: number): Completion {
  const open = ANSWERS.filter(({ filled }) => !filled(profile, photos))
  return {
    percent: 100 - weightOf(open),
    parts: PROFILE_PARTS.map((part) => ({ part, percent: percentOf(part, open) })),
    missing: open.toSorted((a, b) => b.weight - a.weight).map(({ name }) => name),
  }
}

const weightOf = (answers: readonly Answer[]) => answers.reduce((sum, { weight }) => sum + weight, 0)

function percentOf(part: Answer['part'], open: readonly Answer[]): number {
  const ofPart = (answers: readonly Answer[]) => weightOf(answers.filter((answer) => answer.part === part))
  const whole = ofPart(ANSWERS)
  return whole === 0 ? 100 : Math.round((100 * (whole - ofPart(open))) / whole)
}
