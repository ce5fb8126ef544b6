import { educationStep, habitStep } from '../../components.ts'
import { example } from '../../example.ts'
import { EDUCATIONS, HABITS, type Traits } from '../../traits.ts'

const HABIT_STEPS = [null, ...HABITS.slice(0, 3)]
const EDUCATION_STEPS = [null, ...EDUCATIONS.slice(0, 5)]

/** Encodes smoking, drinking and education as one number, so that one look-up scores all three. */
export function answersOf(member: Traits): number {
  const [smoking, drinking] = [place(habitStep('smoking', member)), place(habitStep('drinking', member))]
  return (smoking * HABIT_STEPS.length + drinking) * EDUCATION_STEPS.length + place(educationStep(member))
}

const place = (step: number | null) => (step === null ? 0 : step + 1)

export const ANSWER_EXAMPLES: readonly Traits[] = HABIT_STEPS.flatMap((smoking) =>
  HABIT_STEPS.flatMap((drinking) =>
    EDUCATION_STEPS.map((education) => example({ smoking, drinking, education })),
  ),
)
