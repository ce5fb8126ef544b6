import type { Lexicon } from '../lexicon.ts'
import { amharic } from './amharic.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { hausa } from './hausa.ts'
import { igbo } from './igbo.ts'
import { pidgin } from './pidgin.ts'
import { portuguese } from './portuguese.ts'
import { shared } from './shared.ts'
import { swahili } from './swahili.ts'
import { twi } from './twi.ts'
import { yoruba } from './yoruba.ts'

/** All languages at once, because members mix them in one sentence. */
export const LEXICONS: Lexicon[] = [
  shared,
  english,
  pidgin,
  french,
  portuguese,
  arabic,
  amharic,
  swahili,
  hausa,
  yoruba,
  igbo,
  twi,
]
