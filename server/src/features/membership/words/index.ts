import { inLanguages } from '../../languages.ts'
import { words as am } from './am.ts'
import { words as ar } from './ar.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as pt } from './pt.ts'
import { words as sw } from './sw.ts'

export const wordsIn = inLanguages({ en, fr, ar, sw, pt, am })
