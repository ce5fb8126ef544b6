import { words as forms } from './faults/forms.ts'
import { words as signIn } from './faults/sign-in.ts'

/** Texts for field faults, by the contract's code. Section 5 of the specification has its own wording. */
export const words = { ...signIn, ...forms }
