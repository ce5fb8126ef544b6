import type { Sections } from './claims.ts'
import { SECTION_2_PUBLIC } from './section-2-public.ts'
import { SECTION_2_SIGNED_IN } from './section-2-signed-in.ts'
import { SECTION_4 } from './section-4.ts'
import { SECTION_5 } from './section-5.ts'
import { SECTION_8 } from './section-8.ts'
import { SECTION_9 } from './section-9.ts'

/** What the specification says of screens, in its order. */
export const CATALOGUE: Sections = {
  ...SECTION_2_PUBLIC,
  ...SECTION_2_SIGNED_IN,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_8,
  ...SECTION_9,
}
