import { words as forms } from './am/forms.ts'
import { words as signIn } from './am/sign-in.ts'

export const words = { ...signIn, ...forms }
