import { words as forms } from './fr/forms.ts'
import { words as signIn } from './fr/sign-in.ts'

export const words = { ...signIn, ...forms }
