import { words as forms } from './ar/forms.ts'
import { words as signIn } from './ar/sign-in.ts'

export const words = { ...signIn, ...forms }
