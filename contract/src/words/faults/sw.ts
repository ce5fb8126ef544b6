import { words as forms } from './sw/forms.ts'
import { words as signIn } from './sw/sign-in.ts'

export const words = { ...signIn, ...forms }
