import type { ReactNode } from 'react'
import { BioStep } from './bio-step.tsx'
import type { Answer, StepProps } from './draft.ts'
import { FaithStep } from './faith-step.tsx'
import { FamilyStep } from './family-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import { RootsStep } from './roots-step.tsx'
import { WishesStep } from './wishes-step.tsx'
import type { words } from './words.ts'

export interface Step {
  name: keyof typeof words.steps
  /** Saved when the step is left; a photo is saved as soon as it is chosen. */
  answers: readonly Answer[]
  Fields: (props: StepProps) => ReactNode
}

export const STEPS: readonly Step[] = [
  {
    name: 'photo',
    answers: [],
    Fields: PhotoStep,
  },
  {
    name: 'faith',
    answers: ['faith', 'denomination'],
    Fields: FaithStep,
  },
  {
    name: 'roots',
    answers: ['spoken_languages', 'tribe'],
    Fields: RootsStep,
  },
  {
    name: 'family',
    answers: ['has_children', 'has_children_private', 'wants_children', 'wants_children_private'],
    Fields: FamilyStep,
  },
  {
    name: 'bio',
    answers: ['bio'],
    Fields: BioStep,
  },
  {
    name: 'wishes',
    answers: ['preferred_gender', 'age_range_min', 'age_range_max', 'preferred_faith'],
    Fields: WishesStep,
  },
]
