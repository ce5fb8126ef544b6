import { FirstPhoto } from '../photos/index.ts'
import type { StepProps } from './draft.ts'

export const PhotoStep = ({ photo }: StepProps) => <FirstPhoto {...photo} />
