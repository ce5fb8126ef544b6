import { words as forms } from './faults/forms.ts'
import { words as signIn } from './faults/sign-in.ts'

export const words = { ...signIn, ...forms }
