import { words as forms } from './pt/forms.ts'
import { words as signIn } from './pt/sign-in.ts'

export const words = { ...signIn, ...forms }
