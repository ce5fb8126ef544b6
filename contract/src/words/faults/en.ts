import { words as forms } from './en/forms.ts'
import { words as signIn } from './en/sign-in.ts'

/** What is wrong with a field, by the code that the contract gives it. Sentences of the specification (section 5) are its own. */
export const words = { ...signIn, ...forms }
