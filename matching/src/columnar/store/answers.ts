import { educationStep, habitStep } from '../../components.ts'
import type { Education, Habit, Traits } from '../../traits.ts'
import { example } from './example.ts'

/** Smoking, drinking and education as one small number: they are few enough to be scored together. */
const HABITS: readonly (Habit | null)[] = [null, 'No', 'Occasionally', 'Yes']
const EDUCATIONS: readonly (Education | null)[] = [
  null,
  'High School',
  'Some College',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
]

/** The number of a member's answers; answers on the same step count as the same, refusals as blank. */
export function answersOf(member: Traits): number {
  const [smoking, drinking] = [place(habitStep('smoking', member)), place(habitStep('drinking', member))]
  return (smoking * HABITS.length + drinking) * EDUCATIONS.length + place(educationStep(member))
}

const place = (step: number | null) => (step === null ? 0 : step + 1)

/** Somebody for each number, in order. */
export const ANSWER_EXAMPLES: readonly Traits[] = HABITS.flatMap((smoking) =>
  HABITS.flatMap((drinking) => EDUCATIONS.map((education) => example({ smoking, drinking, education }))),
)
