import type { ReactNode } from 'react'
import { BioStep } from './bio-step.tsx'
import type { Answer, StepProps } from './draft.ts'
import { FaithStep } from './faith-step.tsx'
import { FamilyStep } from './family-step.tsx'
import { PhotoStep } from './photo-step.tsx'
import { RootsStep } from './roots-step.tsx'
import { WishesStep } from './wishes-step.tsx'

export interface Step {
  title: string
  text: string
  /** What it saves; a photo is saved as soon as it is chosen. */
  answers: readonly Answer[]
  Fields: (props: StepProps) => ReactNode
}

/** Each can be skipped; whatever is skipped can be answered on the profile at any time. */
export const STEPS: readonly Step[] = [
  {
    title: 'Add a photo of yourself',
    text: 'Your face, in good light, with no one else in the picture.',
    answers: [],
    Fields: PhotoStep,
  },
  {
    title: 'Your faith',
    text: 'For many families it comes first, so it counts the most.',
    answers: ['faith', 'denomination'],
    Fields: FaithStep,
  },
  {
    title: 'Your roots',
    text: 'The languages you speak, and the people you come from.',
    answers: ['spoken_languages', 'tribe'],
    Fields: RootsStep,
  },
  {
    title: 'Family plans',
    text: 'It is kinder to know early. You can keep each answer to yourself.',
    answers: ['has_children', 'has_children_private', 'wants_children', 'wants_children_private'],
    Fields: FamilyStep,
  },
  {
    title: 'A few words about you',
    text: 'Two or three sentences are enough. Choose a beginning if you like.',
    answers: ['bio'],
    Fields: BioStep,
  },
  {
    title: 'Who are you looking for?',
    text: 'Only you see these answers. We use them to choose who to suggest.',
    answers: ['preferred_gender', 'age_range_min', 'age_range_max', 'preferred_faith'],
    Fields: WishesStep,
  },
]
