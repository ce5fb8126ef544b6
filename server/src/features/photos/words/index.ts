import { inLanguages } from '../../languages.ts'
import { words as ar } from './ar.ts'
import { words as en } from './en.ts'

export const wordsIn = inLanguages({ en, ar })
