/** What the landing page says that it weighs at most, with everything that it loads, in KB of 1000 bytes. The build fails above. */
export const LANDING_KB = 100

/** What every other public page says that it weighs at most. */
export const PAGE_KB = 80

/** What a page in Arabic weighs more: it has the Arabic face in place of the one of headings. */
export const ARABIC_FACE_KB = 4
